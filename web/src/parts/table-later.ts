// The parts of a table that the first moves do without: what comes before and after a game, panels that are opened, refusals. One file, which
// is loaded when the browser has nothing else to do, or when one of them is needed.

export { default as Chat } from './Chat.svelte';
export { default as ChatBubble } from './ChatBubble.svelte';
export { default as HandOver } from './HandOver.svelte';
export { default as KeyHelp } from './KeyHelp.svelte';
export { default as NextGame } from './NextGame.svelte';
export { default as PlanMoves } from './PlanMoves.svelte';
export { default as PlanStep } from './PlanStep.svelte';
export { default as RailPanel } from './RailPanel.svelte';
export { default as Refusal } from './Refusal.svelte';
export { default as Result } from './Result.svelte';
export { default as SeatNames } from './SeatNames.svelte';
export { default as Share } from './Share.svelte';
export { default as SoundPanel } from './SoundPanel.svelte';
export { default as TableClaims } from './TableClaims.svelte';
export { default as TableOffers } from './TableOffers.svelte';
export { default as TableRefusal } from './TableRefusal.svelte';
export { default as TableVacations } from './TableVacations.svelte';
export { default as Waiting } from './Waiting.svelte';
export { resultWords } from './headline.ts';
export { shareLink } from './share-link.ts';
export { PlanModel } from '../screens/table-plan.svelte.ts';
