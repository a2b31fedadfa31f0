// The analysis in this page: its engine, and that only one tab thinks at a time.

import { Analyst } from '../local/analyst.ts';
import type { LocalEngine } from '../local/engine.ts';
import { Analysis } from './analysis.svelte.ts';
import { playsNow } from './playing.ts';

const analysts = new WeakMap<LocalEngine, Analyst>();

async function analyst(): Promise<Analyst> {
  const { analysisEngine } = await import('../local/start.ts');
  const engine = await analysisEngine();
  const known = analysts.get(engine) ?? new Analyst(engine);
  analysts.set(engine, known);
  return known;
}

/** An analysis for as long as a screen is shown; the second value ends it. */
export function openAnalysis(): readonly [Analysis, () => void] {
  const tabs = typeof BroadcastChannel === 'function' ? new BroadcastChannel('trilynx-analysis') : undefined;
  const analysis = new Analysis({ analyst, hidden: () => document.visibilityState === 'hidden', playsNow, announce: () => tabs?.postMessage('started') });
  const seen = (): void => analysis.visibilityChanged();
  document.addEventListener('visibilitychange', seen);
  if (tabs) tabs.onmessage = () => analysis.startedElsewhere();
  const leave = (): void => {
    document.removeEventListener('visibilitychange', seen);
    tabs?.close();
    analysis.leave();
  };
  return [analysis, leave];
}
