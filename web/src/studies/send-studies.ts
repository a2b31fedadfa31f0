// Studies that were made without a network, taken to the server as soon as it can be reached.
//
// The one thing to know: a study moves. It is forgotten here when the server has it, so there is one of it, and a link to it.

import { faultOf } from '../live/api.ts';
import type { further } from '../live/further.ts';
import { forgetStudy, waitingStudies } from './kept-studies.ts';

/** What is wrong with a study itself, or with having one more: sending it again is of no use. It stays in this browser. */
const OWN_FAULTS: readonly string[] = ['malformed', 'refused', 'too_large'];

/** Where studies wait. */
const HERE = { waiting: waitingStudies, forget: forgetStudy };

/** Sends all that wait. Says whether nothing is left that could be sent. */
export async function sendStudies(server: Pick<typeof further, 'saveStudy'>, here = HERE): Promise<boolean> {
  for (const { id, name, chapters } of await here.waiting()) {
    try {
      await server.saveStudy(name, chapters);
    } catch (error) {
      if (OWN_FAULTS.includes(faultOf(error).code)) continue;
      return false;
    }
    await here.forget(id);
  }
  return true;
}
