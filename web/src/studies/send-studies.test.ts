import { expect, test } from 'vitest';
import { ApiError } from '../live/api.ts';
import type { MadeStudy, SavedStudy, StudyChapter } from '../wire/types.ts';
import { sendStudies } from './send-studies.ts';

function study(id: string): SavedStudy {
  return { id, version: 0, name: `Study ${id}`, visibility: 'private', members: [], chapters: [], people: [] };
}

/** A server that answers some names with a fault. */
function server(faults: Record<string, ApiError>): { sent: string[]; saveStudy: (name: string, chapters: readonly StudyChapter[]) => Promise<MadeStudy> } {
  const sent: string[] = [];
  const saveStudy = (name: string): Promise<MadeStudy> => {
    const fault = faults[name];
    if (fault) return Promise.reject(fault);
    sent.push(name);
    return Promise.resolve({ study: 'abcdefghijkl' });
  };
  return { sent, saveStudy };
}

function here(ids: readonly string[]): { left: Set<string>; waiting: () => Promise<SavedStudy[]>; forget: (id: string) => Promise<void> } {
  const left = new Set(ids);
  const forget = (id: string): Promise<void> => {
    left.delete(id);
    return Promise.resolve();
  };
  return { left, waiting: () => Promise.resolve(ids.map(study)), forget };
}

test('what waits is sent once and forgotten here', async () => {
  const [place, far] = [here(['a', 'b']), server({})];
  expect(await sendStudies(far, place)).toBe(true);
  expect(far.sent).toEqual(['Study a', 'Study b']);
  expect([...place.left]).toEqual([]);
});

test('without a server everything stays, and the first failure ends it', async () => {
  const [place, far] = [here(['a', 'b']), server({ 'Study a': new ApiError({ code: 'unavailable' }) })];
  expect(await sendStudies(far, place)).toBe(false);
  expect([far.sent, [...place.left]]).toEqual([[], ['a', 'b']]);
});

test('a study that the server does not take stays here, and the others go', async () => {
  const [place, far] = [here(['a', 'b']), server({ 'Study a': new ApiError({ code: 'too_large', what: 'studies', limit: 200 }) })];
  expect(await sendStudies(far, place)).toBe(true);
  expect([far.sent, [...place.left]]).toEqual([['Study b'], ['a']]);
});
