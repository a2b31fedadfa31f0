// Unit tests read all texts, also those that a browser loads later.
import { loadRefusals } from './refusals-loaded.svelte.ts';

await loadRefusals();
