// Private messages over HTTP.

import { callServer } from '../live/api.ts';
import type { Conversation, Conversations, PersonId, PrivateMessage } from '../wire/types.ts';

export const messages = {
  list: () => callServer<Conversations>('GET', '/messages'),
  /** The latest messages, or those before one. */
  read: (person: PersonId, before?: number) => callServer<Conversation>('GET', `/messages/${person}${before === undefined ? '' : `?before=${before}`}`),
  send: (person: PersonId, text: string) => callServer<PrivateMessage>('POST', `/messages/${person}`, { text }),
  /** All up to this one have been read. */
  markRead: (person: PersonId, number: number) => callServer<undefined>('POST', `/messages/${person}/read`, { number }),
};
