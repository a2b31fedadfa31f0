// A study in this browser, and what a change does to it. The server folds the same changes in the same order (crates/studies/src/fold.rs).
//
// The one thing to know: nothing is changed in place, so what was heard and what is shown before it is heard can stand side by side.

import type { Glyph, LineMove, SavedStudy, Shape, StudyChange, StudyChapter, StudyMember, StudyNode, Visibility } from '../wire/types.ts';
import { after, ROOT, type NodeId } from './node-id.ts';

/** A position of a chapter. */
export interface NodeState {
  readonly parent: NodeId | undefined;
  readonly seat: number;
  /** Empty for the start. */
  readonly move: string;
  readonly children: readonly NodeId[];
  readonly comment: string;
  readonly glyph: Glyph | undefined;
  readonly shapes: readonly Shape[];
}

export interface ChapterState {
  readonly id: string;
  readonly name: string;
  readonly start: string;
  readonly nodes: ReadonlyMap<NodeId, NodeState>;
}

export interface StudyState {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly visibility: Visibility;
  readonly members: readonly StudyMember[];
  readonly chapters: readonly ChapterState[];
}

export function readChapter({ id, name, start, nodes }: StudyChapter): ChapterState {
  const read = new Map<NodeId, NodeState>();
  const path: NodeId[] = [];
  for (const { depth, seat, move, comment = '', glyph, shapes = [] } of nodes) {
    path.length = depth;
    const parent = path.at(-1);
    const own = parent === undefined ? ROOT : after(parent, move);
    read.set(own, { parent, seat, move, children: [], comment, glyph: glyph ?? undefined, shapes });
    const above = parent === undefined ? undefined : read.get(parent);
    if (parent !== undefined && above) read.set(parent, { ...above, children: [...above.children, own] });
    path.push(own);
  }
  return { id, name, start, nodes: read };
}

/** As it is stored and sent. */
export function writeChapter({ id, name, start, nodes }: ChapterState): StudyChapter {
  const written: StudyNode[] = [];
  const waiting: [NodeId, number][] = [[ROOT, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [at, depth] = next;
    const node = nodes.get(at);
    if (!node) continue;
    const { seat, move, comment, glyph, shapes } = node;
    written.push({ depth, seat, move, ...(comment === '' ? {} : { comment }), ...(glyph ? { glyph } : {}), ...(shapes.length > 0 ? { shapes: [...shapes] } : {}) });
    for (const child of node.children.toReversed()) waiting.push([child, depth + 1]);
  }
  return { id, name, start, nodes: written };
}

export function readStudy(saved: SavedStudy): StudyState {
  const { id, version, name, visibility, members, chapters } = saved;
  return { id, version, name, visibility, members, chapters: chapters.map(readChapter) };
}

/** The moves that lead to a position; nothing if it is not there. */
export function lineTo(chapter: ChapterState, id: NodeId): LineMove[] | undefined {
  const line: LineMove[] = [];
  for (let at = chapter.nodes.get(id); ; ) {
    if (!at) return undefined;
    if (at.parent === undefined) return line.reverse();
    line.push({ seat: at.seat, move: at.move });
    at = chapter.nodes.get(at.parent);
  }
}

/** What a study is after a change. */
export function fold(study: StudyState, change: StudyChange): StudyState {
  const next = { ...study, version: study.version + 1 };
  const { members, chapters } = study;
  switch (change.do) {
    case 'rename':
      return { ...next, name: change.name };
    case 'set_visibility':
      return { ...next, visibility: change.visibility };
    case 'set_member': {
      const { person, role } = change;
      const known = members.some((member) => member.person === person);
      return { ...next, members: known ? members.map((member) => (member.person === person ? { person, role } : member)) : [...members, { person, role }] };
    }
    case 'remove_member':
      return { ...next, members: members.filter(({ person }) => person !== change.person) };
    case 'add_chapter':
      return { ...next, chapters: [...chapters, readChapter(change.chapter)] };
    case 'move_chapter': {
      const moved = chapters.find(({ id }) => id === change.chapter);
      const others = chapters.filter((chapter) => chapter !== moved);
      return { ...next, chapters: moved ? others.toSpliced(change.to, 0, moved) : chapters };
    }
    case 'delete_chapter':
      return { ...next, chapters: chapters.filter(({ id }) => id !== change.chapter) };
    default:
      return { ...next, chapters: chapters.map((chapter) => (chapter.id === change.chapter ? foldChapter(chapter, change) : chapter)) };
  }
}

type ChapterChange = Extract<StudyChange, { chapter: string }>;

function foldChapter(chapter: ChapterState, change: ChapterChange): ChapterState {
  if (change.do === 'rename_chapter') return { ...chapter, name: change.name };
  const nodes = new Map(chapter.nodes);
  const note = (id: NodeId, noted: Partial<NodeState>): void => {
    const node = nodes.get(id);
    if (node) nodes.set(id, { ...node, ...noted });
  };
  switch (change.do) {
    case 'add_moves':
      change.moves.reduce((at, played) => play(nodes, at, played), change.at);
      break;
    case 'delete':
      remove(nodes, change.node);
      break;
    case 'promote': {
      const parent = nodes.get(change.node)?.parent;
      if (parent !== undefined) note(parent, { children: [change.node, ...(nodes.get(parent)?.children ?? []).filter((child) => child !== change.node)] });
      break;
    }
    case 'comment':
      note(change.node, { comment: change.text });
      break;
    case 'set_glyph':
      note(change.node, { glyph: change.glyph ?? undefined });
      break;
    case 'draw':
      note(change.node, { shapes: change.shapes });
      break;
  }
  return { ...chapter, nodes };
}

function play(nodes: Map<NodeId, NodeState>, at: NodeId, { seat, move }: LineMove): NodeId {
  const id = after(at, move);
  const from = nodes.get(at);
  if (nodes.has(id)) return id;
  if (!from) return at;
  nodes.set(at, { ...from, children: [...from.children, id] });
  nodes.set(id, { parent: at, seat, move, children: [], comment: '', glyph: undefined, shapes: [] });
  return id;
}

function remove(nodes: Map<NodeId, NodeState>, id: NodeId): void {
  const parent = nodes.get(id)?.parent;
  const above = parent === undefined ? undefined : nodes.get(parent);
  if (parent === undefined || !above) return;
  nodes.set(parent, { ...above, children: above.children.filter((child) => child !== id) });
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    waiting.push(...(nodes.get(next)?.children ?? []));
    nodes.delete(next);
  }
}
