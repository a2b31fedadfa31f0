// The entry: texts first, because nothing can be drawn without them. What else the first screen needs is requested meanwhile, so that a
// slow network is waited for once.
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { session } from './live/session.svelte.ts';
import { routeAt } from './route.svelte.ts';
import { installation } from './install.svelte.ts';
import { load } from './screens/load.ts';
import { whenIdle } from './idle.ts';
import { settings } from './settings.svelte.ts';

const look = settings.applyTheme();
const target = document.getElementById('app');
if (target) {
  // The page answers between what has been evaluated and what is drawn, also where the texts are there at once.
  const evaluated = new Promise((resolve) => setTimeout(resolve));
  void Promise.all([settings.applyLanguage(), look, evaluated]).then(() => mount(App, { target }));
  // What fails here fails again where it is needed, and is reported there.
  load(routeAt(location)).catch(() => undefined);
  session.refresh().catch(() => undefined);
}
if (IS_SITE) void import('./local/EngineNotice.svelte').then(({ default: EngineNotice }) => mount(EngineNotice, { target: document.body }));

/** The page has settled: its first screen is drawn, and its first requests are answered. */
const SETTLED_MS = 5_000;

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData !== true) addEventListener('load', () => setTimeout(() => whenIdle(() => installation.start()), SETTLED_MS));
}
