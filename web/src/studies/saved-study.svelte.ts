// A study that is saved, at the server or in this browser: what is known of it, and what was changed here and is not stored yet.
//
// The one thing to know: what is shown is what the server has put into its order, and behind it what one has done oneself. A change is sent
// until it is answered, one after the other, so nothing is lost when the connection is; it is made once, because it keeps its key.

import type { Error as Fault, SavedStudy as Saved, StudyChange, StudyPerson, StudyRole, ToClient } from '../wire/types.ts';
import { faultOf } from '../live/api.ts';
import { further } from '../live/further.ts';
import type { Connection } from '../live/connection.ts';
import { session } from '../live/session.svelte.ts';
import { fold, readStudy, writeChapter, type ChapterState, type StudyState } from './fold.ts';
import { keepStudy, keptStudy, waitingStudies } from './kept-studies.ts';

interface Pending {
  readonly key: string;
  readonly change: StudyChange;
}

/** Larger changes do not fit into a message and go over HTTP. */
const MOST_CHARACTERS = 1_200;
/** Without an answer a change is sent again. */
const AGAIN_MS = 1_000;

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (word) => word.toString(36)).join('-');
}

export class SavedStudy {
  /** What is shown; undefined until it is known. */
  state: StudyState | undefined = $state.raw();
  people: readonly StudyPerson[] = $state.raw([]);
  /** Who looks at it now. */
  present: readonly StudyPerson[] = $state.raw([]);
  fault: Fault | undefined = $state.raw();
  /** Why the last change was not made. */
  refused: Fault | undefined = $state.raw();
  /** Whether it is kept in this browser alone. */
  local = $state(false);
  /** Whether it goes to a server as soon as one can be reached. */
  waits = $state(false);
  /** How many changes are not stored yet. */
  unsaved = $state(0);

  #heard: StudyState | undefined;
  #pending: Pending[] = [];
  #sent: string | undefined;
  #connection: Connection | undefined;
  #stop: (() => void) | undefined;
  #left = false;

  get role(): StudyRole | undefined {
    if (this.local) return 'owner';
    return this.state?.members.find(({ person }) => person === session.person)?.role;
  }
  get mayWrite(): boolean {
    return this.role === 'owner' || this.role === 'writer';
  }

  chapter(id: string | undefined): ChapterState | undefined {
    return this.state?.chapters.find((chapter) => chapter.id === id) ?? this.state?.chapters[0];
  }

  async open(id: string): Promise<boolean> {
    const kept = await keptStudy(id);
    this.local = kept !== undefined;
    if (kept) {
      this.waits = (await waitingStudies()).some((study) => study.id === id);
      this.#heard = this.state = readStudy(kept);
      return true;
    }
    try {
      // Somebody who has just saved a first study has become a guest by it.
      if (session.person === undefined) await session.refresh().catch(() => null);
      this.#take(await further.savedStudy(id));
    } catch (error) {
      this.fault = faultOf(error);
      return false;
    }
    await this.#watch(id).catch(() => undefined);
    return true;
  }

  #take(saved: Saved): void {
    this.people = saved.people;
    this.#heard = readStudy(saved);
    this.#show();
  }

  async #watch(id: string): Promise<void> {
    // Who has no session yet looks without hearing of changes.
    if (IS_SITE || session.me === null) return;
    const connection = await session.connection();
    if (this.#left) return;
    this.#connection = connection;
    const watch = (): void => connection.send({ say: 'watch_study', study: id, version: this.#heard?.version ?? 0 });
    connection.probe = watch;
    this.#stop = session.onFrame((frame) => this.#hear(frame, id, watch));
    watch();
  }

  #hear(frame: ToClient, id: string, watch: () => void): void {
    if (frame.say === 'welcome') {
      // A new connection: what was missed comes, and what was not answered is sent again.
      this.#sent = undefined;
      watch();
      this.#send();
      return;
    }
    if (!('study' in frame) || frame.study !== id) return;
    switch (frame.say) {
      case 'study_changed':
        this.#fold(frame, watch);
        return;
      case 'study_moved':
        void further.savedStudy(id).then((saved) => {
          this.#take(saved);
          watch();
        }, () => undefined);
        return;
      case 'study_granted':
        this.#answered(frame.key);
        return;
      case 'study_presence':
        this.present = frame.people;
        return;
      case 'study_fault':
        this.#failed(frame.key ?? undefined, frame.error);
        return;
    }
  }

  #fold({ from, entries }: Extract<ToClient, { say: 'study_changed' }>, watch: () => void): void {
    const heard = this.#heard;
    if (!heard) return;
    if (from > heard.version) {
      watch();
      return;
    }
    const news = entries.filter(({ version }) => version > heard.version);
    if (news.length === 0) return;
    this.#heard = news.reduce((study, { change }) => fold(study, change), heard);
    const mine = new Set(news.filter(({ by }) => by === session.person).map(({ key }) => key));
    this.#pending = this.#pending.filter(({ key }) => !mine.has(key));
    if (this.#sent !== undefined && mine.has(this.#sent)) this.#sent = undefined;
    this.#show();
    this.#send();
    if (news.some(({ change }) => change.do === 'set_member')) void further.savedStudy(heard.id).then(({ people }) => (this.people = people), () => undefined);
  }

  /** Changes the study: at once here, and at the server as soon as it can be reached. */
  change(change: StudyChange): void {
    // Everybody may leave.
    if (!this.#heard || !(this.mayWrite || change.do === 'remove_member')) return;
    this.refused = undefined;
    if (this.local) {
      this.#heard = this.state = fold(this.#heard, change);
      const saved = this.saved();
      if (saved) void keepStudy(saved, this.waits).catch(() => (this.refused = { code: 'unavailable' }));
      return;
    }
    this.#pending.push({ key: newKey(), change });
    this.#show();
    this.#send();
  }

  #show(): void {
    this.unsaved = this.#pending.length;
    this.state = this.#heard && this.#pending.reduce((study, { change }) => fold(study, change), this.#heard);
  }

  /** Sends the first change that is not stored yet. */
  #send(): void {
    const [first] = this.#pending;
    const study = this.#heard?.id;
    if (!first || study === undefined || this.#sent === first.key) return;
    this.#sent = first.key;
    if (JSON.stringify(first.change).length <= MOST_CHARACTERS && this.#connection) {
      this.#connection.send({ say: 'change_study', study, key: first.key, change: first.change });
      return;
    }
    further.changeStudy(study, first.key, first.change).then(
      () => this.#answered(first.key),
      (error: unknown) => this.#failed(first.key, faultOf(error)),
    );
  }

  #answered(key: string): void {
    if (this.#sent === key) this.#sent = undefined;
    // What changed comes before its acknowledgement; without news there was nothing to change.
    this.#pending = this.#pending.filter((pending) => pending.key !== key);
    this.#show();
    this.#send();
  }

  #failed(key: string | undefined, error: Fault): void {
    if (key === undefined) {
      if (error.code === 'not_found') this.fault = error;
      return;
    }
    if (error.code === 'unavailable' || error.code === 'limited') {
      setTimeout(() => {
        if (this.#sent !== key || this.#left) return;
        this.#sent = undefined;
        this.#send();
      }, Math.max(AGAIN_MS, error.code === 'limited' ? error.wait_ms : 0));
      return;
    }
    this.refused = error;
    this.#answered(key);
  }

  /** As it is stored and sent. */
  saved(): Saved | undefined {
    if (!this.state) return undefined;
    const { id, version, name, visibility, members, chapters } = this.state;
    return { id, version, name, visibility, members: [...members], chapters: chapters.map(writeChapter), people: [] };
  }

  leave(): void {
    this.#left = true;
    this.#stop?.();
    const study = this.#heard?.id;
    if (!this.#connection || study === undefined) return;
    this.#connection.probe = undefined;
    this.#connection.send({ say: 'unwatch_study', study });
  }
}

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id for a chapter, or for a study that is kept here. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => LETTERS[byte % LETTERS.length]).join('');
}
