// Texts that come with the part of the app that says them, so that nobody else loads them.

import { addTexts, type PartTexts } from './texts.svelte.ts';

/** A component of such a part, as soon as it and its texts are there. */
export async function withTexts<T>(texts: Promise<void>, loading: Promise<{ default: T }>): Promise<T> {
  const [loaded] = await Promise.all([loading, texts]);
  return loaded.default;
}

const COACH = import.meta.glob<string>('../../../locales/*/coach.ftl', { query: '?texts', import: 'default' });
const TOURNAMENTS = import.meta.glob<string>('../../../locales/*/tournaments.ftl', { query: '?texts', import: 'default' });
const CLUBS = import.meta.glob<string>('../../../locales/*/clubs.ftl', { query: '?texts', import: 'default' });
const PUZZLES = import.meta.glob<string>('../../../locales/*/puzzle-screens.ftl', { query: '?texts', import: 'default' });
const NOTICES = import.meta.glob<string>('../../../locales/*/notices.ftl', { query: '?texts', import: 'default' });
const MAIL = import.meta.glob<string>('../../../locales/*/email.ftl', { query: '?texts', import: 'default' });
const MESSAGES = import.meta.glob<string>('../../../locales/*/messages.ftl', { query: '?texts', import: 'default' });
const ORDER = import.meta.glob<string>('../../../locales/*/order.ftl', { query: '?texts', import: 'default' });

const coach: PartTexts = (tag) => COACH[`../../../locales/${tag}/coach.ftl`]?.();
const puzzles: PartTexts = (tag) => PUZZLES[`../../../locales/${tag}/puzzle-screens.ftl`]?.();

const clubs: PartTexts = (tag) => CLUBS[`../../../locales/${tag}/clubs.ftl`]?.();
const messages: PartTexts = (tag) => MESSAGES[`../../../locales/${tag}/messages.ftl`]?.();
const order: PartTexts = (tag) => ORDER[`../../../locales/${tag}/order.ftl`]?.();
const tournaments: PartTexts = (tag) => TOURNAMENTS[`../../../locales/${tag}/tournaments.ftl`]?.();
const mail: PartTexts = (tag) => MAIL[`../../../locales/${tag}/email.ftl`]?.();
const notices: PartTexts = (tag) => NOTICES[`../../../locales/${tag}/notices.ftl`]?.();

export const loadCoachTexts = (): Promise<void> => addTexts(coach);
export const loadPuzzleTexts = (): Promise<void> => addTexts(puzzles);
export const loadNoticeTexts = (): Promise<void> => addTexts(notices);
export const loadMailTexts = (): Promise<void> => addTexts(mail);
export const loadClubTexts = (): Promise<void> => addTexts(clubs);
export const loadMessageTexts = (): Promise<void> => addTexts(messages);
export const loadOrderTexts = (): Promise<void> => addTexts(order);
export const loadTournamentTexts = (): Promise<void> => addTexts(tournaments);
