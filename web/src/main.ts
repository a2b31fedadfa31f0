// Where the page begins: the language first, because nothing can be drawn without its texts.
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './settings.svelte.ts';

settings.showTheme();
const target = document.getElementById('app');
if (target) void settings.speak().then(() => mount(App, { target }));
