// Notifications, as a server has them.

import type { NotificationKind, Notifications, QuietHours, TableId } from '../wire/types.ts';
import { callServer } from '../live/api.ts';

export const notices = {
  list: () => callServer<Notifications>('GET', '/notifications'),
  /** Those up to this time have been seen; only those about a table, if one is named. */
  seen: (until_unix_ms: number, table?: TableId) => callServer<undefined>('POST', '/notifications/seen', { until_unix_ms, ...(table === undefined ? {} : { table }) }),
  choose: (off: readonly NotificationKind[], quiet: QuietHours | null) => callServer<undefined>('POST', '/notifications/choice', { off, quiet }),
};
