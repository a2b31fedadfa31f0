// Passkeys: what the server is asked about them, and what the browser does with them.
//
// The one thing to know: a browser that is set not to, or whose owner cancels, is no failure. Such an end is a `Stopped`,
// with words of its own.

import type {
  Me,
  NewPasskey,
  OwnerProof,
  PasskeyAnswer,
  PasskeyChallenge,
  PasskeyCreation,
  PasskeyLine,
  Passkeys,
} from '../wire/types.ts';
import { maybeText, t } from '../texts/texts.svelte.ts';
import { callServer } from '../live/api.ts';
import type { Submission } from '../live/submission.svelte.ts';

export const passkeys = {
  list: () => callServer<Passkeys>('GET', '/account/passkeys'),
  begin: (proof: OwnerProof) => callServer<PasskeyCreation>('POST', '/account/passkeys/begin', proof),
  add: (made: NewPasskey) => callServer<PasskeyLine>('POST', '/account/passkeys', made),
  /** A challenge for one of one's own. */
  challenge: () => callServer<PasskeyChallenge>('GET', '/account/passkeys/challenge'),
  rename: (id: number, label: string) => callServer<undefined>('POST', `/account/passkeys/${id}/rename`, { label }),
  remove: (id: number, proof: OwnerProof) => callServer<undefined>('POST', `/account/passkeys/${id}/remove`, proof),
  /** A challenge for somebody who is not known yet. */
  challengeToSignIn: () => callServer<PasskeyChallenge>('GET', '/account/sign-in/passkey'),
  signIn: (answer: PasskeyAnswer) => callServer<Me>('POST', '/account/sign-in/passkey', answer),
};

/** How the browser ended it: its owner cancelled, or has a passkey there already, or the device cannot do it. */
export type Stopped = 'cancelled' | 'already' | 'failed';

/** Whether this browser may have passkeys for this page: hosts that are addresses have none. */
export function canHavePasskeys(): boolean {
  const isAddress = /^[\d.]+$|^\[/.test(location.hostname);
  return isSecureContext && !isAddress && typeof PublicKeyCredential === 'function' && 'getPublicKey' in AuthenticatorAttestationResponse.prototype;
}

/** The message when it was not completed, in one sentence. */
export function passkeyWords(attempt: Pick<Submission, 'fault' | 'wrong'>, stopped: Stopped | undefined): string {
  if (stopped !== undefined) return t(`passkey-stopped-${stopped}`);
  const { fault, wrong } = attempt;
  if (fault?.code === 'taken') return t('passkey-stopped-already');
  return fault?.code === 'passkey' ? (maybeText(`passkey-refused-${fault.reason}`) ?? wrong) : wrong;
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}

export function written(buffer: ArrayBuffer): string {
  const text = btoa(Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function named(ids: readonly string[]): PublicKeyCredentialDescriptor[] {
  return ids.map((id) => ({ type: 'public-key', id: bytes(id) }));
}

function why(error: unknown): Stopped {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'InvalidStateError') return 'already';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed';
}

/** Has this browser or device make a passkey. */
export async function makePasskey(creation: PasskeyCreation, label: string): Promise<NewPasskey | Stopped> {
  try {
    const credential = await navigator.credentials.create({
      publicKey: {
        challenge: bytes(creation.challenge),
        rp: { id: creation.rp_id, name: t('app-name') },
        user: { id: bytes(creation.user), name: creation.name, displayName: creation.name },
        pubKeyCredParams: creation.algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: named(creation.exclude),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
        timeout: creation.lasts_ms,
      },
    });
    if (!(credential instanceof PublicKeyCredential) || !(credential.response instanceof AuthenticatorAttestationResponse)) return 'failed';
    const { rawId, response } = credential;
    const key = response.getPublicKey();
    // A browser that does not know the algorithm hands no key out.
    if (key === null) return 'failed';
    return {
      label,
      credential: written(rawId),
      client_data: written(response.clientDataJSON),
      authenticator_data: written(response.getAuthenticatorData()),
      public_key: written(key),
      algorithm: response.getPublicKeyAlgorithm(),
    };
  } catch (error) {
    return why(error);
  }
}

/** Has a passkey sign. With a signal it is offered among the names that the browser fills in, until somebody chooses it. */
export async function signWithPasskey(challenge: PasskeyChallenge, offered?: AbortSignal): Promise<PasskeyAnswer | Stopped> {
  try {
    const credential = await navigator.credentials.get({
      ...(offered && { mediation: 'conditional' as const, signal: offered }),
      publicKey: {
        challenge: bytes(challenge.challenge),
        rpId: challenge.rp_id,
        allowCredentials: named(challenge.allow),
        userVerification: 'required',
        timeout: challenge.lasts_ms,
      },
    });
    if (!(credential instanceof PublicKeyCredential) || !(credential.response instanceof AuthenticatorAssertionResponse)) return 'failed';
    const { rawId, response } = credential;
    return {
      credential: written(rawId),
      client_data: written(response.clientDataJSON),
      authenticator_data: written(response.authenticatorData),
      signature: written(response.signature),
      user_handle: response.userHandle ? written(response.userHandle) : null,
    };
  } catch (error) {
    return why(error);
  }
}

/** Whether passkeys can be among the names that the browser fills in. */
export async function areFilledIn(): Promise<boolean> {
  return canHavePasskeys() && 'isConditionalMediationAvailable' in PublicKeyCredential && (await PublicKeyCredential.isConditionalMediationAvailable().catch(() => false));
}
