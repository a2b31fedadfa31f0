import { describe, expect, it } from 'vitest';
import type { SavedStudy, StudyChange } from '../wire/types.ts';
import story from '../wire/study-fold.json';
import { fold, lineTo, readChapter, readStudy, writeChapter } from './fold.ts';
import { idOf, ROOT } from './node-id.ts';

const first = story.first as unknown as SavedStudy;
const last = story.last as unknown as SavedStudy;
const changes = story.changes as unknown as StudyChange[];

describe('a study', () => {
  it('folds changes as the server does', () => {
    const study = changes.reduce(fold, readStudy(first));
    expect(study.version).toBe(last.version);
    expect([study.name, study.visibility, study.members]).toEqual([last.name, last.visibility, last.members]);
    expect(study.chapters.map(writeChapter)).toEqual(last.chapters);
  });

  it('is read as it is written', () => {
    for (const chapter of last.chapters) expect(writeChapter(readChapter(chapter))).toEqual(chapter);
  });

  it('is not changed in place', () => {
    const before = readStudy(first);
    const written = JSON.stringify(before.chapters.map(writeChapter));
    changes.reduce(fold, before);
    expect(JSON.stringify(before.chapters.map(writeChapter))).toBe(written);
  });

  it('knows the way to every position', () => {
    const chapter = readChapter(last.chapters[0]!);
    for (const id of chapter.nodes.keys()) expect(idOf(lineTo(chapter, id)!.map(({ move }) => move))).toBe(id);
    expect(lineTo(chapter, '0000000000000000')).toBeUndefined();
    expect(lineTo(chapter, ROOT)).toEqual([]);
  });

  it('ignores what is about something that is gone', () => {
    const study = readStudy(first);
    const chapter = study.chapters[0]!.id;
    const gone = idOf(['nowhere']);
    const wanted: StudyChange[] = [
      { do: 'comment', chapter, node: gone, text: 'x' },
      { do: 'delete', chapter, node: gone },
      { do: 'promote', chapter, node: gone },
      { do: 'add_moves', chapter, at: gone, moves: [{ seat: 0, move: 'x' }] },
      { do: 'comment', chapter: 'zzzzzzzzzzzz', node: ROOT, text: 'x' },
    ];
    expect(wanted.reduce(fold, study).chapters.map(writeChapter)).toEqual(first.chapters);
  });
});
