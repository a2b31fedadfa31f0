// Unit tests read all texts, also those that a browser loads later.
import { everyText } from './texts.svelte.ts';

await everyText();
