// Reports, appeals, and what moderators do, over HTTP.

import { callServer } from '../live/api.ts';
import type { Conduct, ModeratedPerson, ModerationQueue, ModeratorAct, NewReport, PersonId } from '../wire/types.ts';

export const order = {
  report: (report: NewReport) => callServer<undefined>('POST', '/reports', report),
  conduct: () => callServer<Conduct>('GET', '/account/conduct'),
  confirm: (sanction: number) => callServer<undefined>('POST', `/account/sanctions/${sanction}/confirm`),
  appeal: (sanction: number, text: string) => callServer<undefined>('POST', `/account/sanctions/${sanction}/appeal`, { text }),
  appealBan: (name: string, password: string, text: string) => callServer<undefined>('POST', '/account/appeal', { name, password, text }),
  queue: () => callServer<ModerationQueue>('GET', '/moderation'),
  person: (person: PersonId) => callServer<ModeratedPerson>('GET', `/moderation/people/${person}`),
  act: (person: PersonId, act: ModeratorAct) => callServer<ModeratedPerson>('POST', `/moderation/people/${person}`, act),
  answer: (sanction: number, lift: boolean, text: string) => callServer<undefined>('POST', `/moderation/appeals/${sanction}`, { lift, text }),
};
