// Your conversations, and the one that is open, kept up to date by frames from the server.

import { faultOf } from '../live/api.ts';
import { session } from '../live/session.svelte.ts';
import { Soon } from '../live/soon.ts';
import { people } from '../people/api.ts';
import { faultWords } from '../texts/reasons.ts';
import type { Conversation, ConversationLine, Error as Fault, FollowedPerson, PersonId, PrivateMessage } from '../wire/types.ts';
import { messages } from './api.ts';

export class Inbox {
  /** Nothing until it was read. */
  list: readonly ConversationLine[] | undefined = $state.raw();
  friends: readonly FollowedPerson[] = $state.raw([]);
  open: Conversation | undefined = $state.raw();
  /** The person whose conversation is to be shown. */
  wanted: PersonId | undefined = $state();
  /** Why it cannot be. */
  fault: Fault | undefined = $state.raw();
  /** The first message that had not been read when the conversation was opened. */
  firstNew: number | undefined = $state();
  /** Why the list could not be read. */
  wrong = $state('');
  loadingOlder = $state(false);
  readonly #again = new Soon(() => Promise.all([this.#readList(), this.#readOpen()]));
  #off: (() => void) | undefined;
  /** The last message that was reported to the server as read. */
  #told = 0;

  /** Friends without a conversation. */
  readonly others = $derived(this.friends.filter(({ person }) => this.list?.every((line) => line.person !== person) ?? false));

  async start(): Promise<void> {
    this.#off = session.onFrame((frame) => {
      if (frame.say === 'message_sent') this.#heard(frame.with, frame.message);
      // Something may have been missed, or was read or hidden elsewhere.
      if (frame.say === 'welcome' || frame.say === 'blocked') this.#again.ask();
      if (frame.say === 'unread_messages' && frame.unread !== this.list?.reduce((sum, { unread }) => sum + unread, 0)) this.#again.ask();
    });
    document.addEventListener('visibilitychange', this.#look);
    await this.#readList();
    void session.connection().catch(() => undefined);
  }

  stop(): void {
    this.#off?.();
    document.removeEventListener('visibilitychange', this.#look);
    this.#again.stop();
  }

  async #readList(): Promise<void> {
    try {
      const [{ conversations }, { following }] = await Promise.all([messages.list(), people.follows()]);
      this.list = conversations;
      this.friends = following.filter(({ friend }) => friend);
      this.wrong = '';
    } catch (error) {
      if (this.list === undefined) this.wrong = faultWords(faultOf(error));
    }
  }

  /** Opens a conversation, or none. */
  async show(person: PersonId | undefined): Promise<void> {
    if (person === this.wanted && this.open) return;
    [this.wanted, this.open, this.fault, this.firstNew, this.#told] = [person, undefined, undefined, undefined, 0];
    await this.#readOpen();
  }

  async #readOpen(): Promise<void> {
    const person = this.wanted;
    if (person === undefined) return;
    try {
      const read = await messages.read(person);
      if (person !== this.wanted) return;
      if (!this.open && read.unread > 0) this.firstNew = read.messages.filter(({ by }) => by === person).at(-read.unread)?.number;
      // Older ones that were read already stay, as long as nothing is missing between them and these.
      const first = read.messages[0]?.number ?? 0;
      const kept = this.open?.messages ?? [];
      const joins = kept.some(({ number }) => number >= first - 1);
      const older = joins ? kept.filter(({ number }) => number < first) : [];
      this.open = { ...read, messages: [...older, ...read.messages], more: older.length > 0 && this.open ? this.open.more : read.more };
      this.fault = undefined;
      this.#look();
    } catch (error) {
      if (person !== this.wanted) return;
      const fault = faultOf(error);
      if (fault.code === 'not_found') this.open = undefined;
      if (!this.open) this.fault = fault;
    }
  }

  async older(): Promise<void> {
    const { open } = this;
    const first = open?.messages[0]?.number;
    if (!open || first === undefined || this.loadingOlder) return;
    this.loadingOlder = true;
    try {
      const page = await messages.read(open.person, first);
      if (this.open?.person === open.person) this.open = { ...this.open, messages: [...page.messages, ...this.open.messages], more: page.more };
    } catch {
      // It can be asked for again.
    } finally {
      this.loadingOlder = false;
    }
  }

  #heard(person: PersonId, message: PrivateMessage): void {
    if (this.open?.person === person) this.#add(message);
    const line = this.list?.find((known) => known.person === person);
    if (!line || !this.list) return this.#again.ask();
    const unread = line.unread + (session.isMe(message.by) || this.#isRead(person) ? 0 : 1);
    this.list = [{ ...line, last: message, unread }, ...this.list.filter((known) => known !== line)];
  }

  /** Whether what is written in a conversation is seen at once. */
  #isRead(person: PersonId): boolean {
    return this.open?.person === person && document.visibilityState === 'visible';
  }

  #add(message: PrivateMessage): void {
    if (!this.open || this.open.messages.some(({ number }) => number === message.number)) return;
    // An answer says that the other one's messages were seen.
    if (session.isMe(message.by)) this.firstNew = undefined;
    this.open = { ...this.open, messages: [...this.open.messages, message] };
    this.#look();
  }

  /** The open conversation is looked at: what is in it has been read. */
  readonly #look = (): void => {
    const { open } = this;
    const last = open?.messages.findLast(({ by }) => by === open.person)?.number ?? 0;
    if (!open || document.visibilityState !== 'visible' || last <= this.#told) return;
    this.#told = last;
    this.list = this.list?.map((line) => (line.person === open.person ? { ...line, unread: 0 } : line));
    // If it is lost, they stay unread.
    void messages.markRead(open.person, last).catch(() => undefined);
  };

  /** Why it was refused; nothing once it is sent. */
  async send(text: string): Promise<string | undefined> {
    const person = this.open?.person;
    if (person === undefined) return undefined;
    try {
      this.#heard(person, await messages.send(person, text));
      return undefined;
    } catch (error) {
      const fault = faultOf(error);
      if (fault.code === 'not_friends') this.#again.ask();
      return faultWords(fault);
    }
  }
}
