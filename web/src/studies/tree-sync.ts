// A chapter on the analysis board: the tree that is drawn follows the chapter, and keeps what one has tried for oneself.

import { Node, type Tree } from '../study/tree.ts';
import type { Glyph, StudyChapter, StudyNode } from '../wire/types.ts';
import type { ChapterState } from './fold.ts';
import { after, ROOT, type NodeId } from './node-id.ts';

/** Brings a tree to a chapter as it is now. Moves that were never part of it stay behind the others; those that were taken away go. */
export function sync(tree: Tree, before: ChapterState | undefined, now: ChapterState): void {
  const waiting: [Node, NodeId][] = [[tree.root, ROOT]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, id] = next;
    const children: Node[] = [];
    for (const child of now.nodes.get(id)?.children ?? []) {
      const state = now.nodes.get(child);
      if (!state) continue;
      const { seat, move } = state;
      const shown = node.children.find(({ played }) => played?.move === move) ?? new Node({ seat, move }, node, false);
      children.push(shown);
      waiting.push([shown, child]);
    }
    const tried = node.children.filter((child) => !children.includes(child) && !before?.nodes.has(after(id, child.played?.move ?? '')));
    node.children = [...children, ...tried];
  }
}

/** The last position on the way to this one that is still in its tree. */
export function stillThere(node: Node): Node {
  const gone = node.line.find((each) => !each.parent?.children.includes(each));
  return gone?.parent ?? node;
}

/** The node after these moves, as far as they are in the tree. */
export function follow(tree: Tree, moves: readonly string[]): Node {
  let at = tree.root;
  for (const move of moves) {
    const next = at.children.find(({ played }) => played?.move === move);
    if (!next) return at;
    at = next;
  }
  return at;
}

/** What is thought of the moves of a tree. */
export function glyphsOf(tree: Tree, chapter: ChapterState): Map<Node, Glyph> {
  const found = new Map<Node, Glyph>();
  const waiting: [Node, NodeId][] = [[tree.root, ROOT]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, id] = next;
    const glyph = chapter.nodes.get(id)?.glyph;
    if (glyph) found.set(node, glyph);
    for (const child of chapter.nodes.get(id)?.children ?? []) {
      const shown = node.children.find(({ played }) => played?.move === chapter.nodes.get(child)?.move);
      if (shown) waiting.push([shown, child]);
    }
  }
  return found;
}

/** A tree of the analysis board as a chapter. */
export function chapterOf(tree: Tree, id: string, name: string, start: string): StudyChapter {
  const nodes: StudyNode[] = [];
  const waiting: [Node, number][] = [[tree.root, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, depth] = next;
    nodes.push({ depth, seat: node.played?.seat ?? 0, move: node.played?.move ?? '' });
    for (const child of node.children.toReversed()) waiting.push([child, depth + 1]);
  }
  return { id, name, start, nodes };
}
