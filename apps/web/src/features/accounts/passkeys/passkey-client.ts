import type { Client } from '@lauda/contract/client';
import type { SignInAnswer } from '@lauda/contract/accounts/second-factors';
import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';

type Options = Awaited<ReturnType<Client['startPasskey']>>['options'];

// The contract leaves the JSON format to WebAuthn: the server's library writes it and the browser's library reads it.
const asRequest = (options: Options) => options as unknown as PublicKeyCredentialRequestOptionsJSON;
const asCreation = (options: Options) => options as unknown as PublicKeyCredentialCreationOptionsJSON;

export type PasskeySignInApi = Pick<Client, 'startPasskeySignIn' | 'finishPasskeySignIn'>;

/** Resolves when the user has chosen a passkey, in the browser's dialog or from autofill. */
export async function choosePasskey(
  api: PasskeySignInApi,
  { isAutofill }: { isAutofill: boolean },
): Promise<AuthenticationResponseJSON> {
  const { options } = await api.startPasskeySignIn();
  return startAuthentication({ optionsJSON: asRequest(options), useBrowserAutofill: isAutofill });
}

export const signInWithChosen = (
  api: PasskeySignInApi,
  response: AuthenticationResponseJSON,
): Promise<SignInAnswer> => api.finishPasskeySignIn({ body: { response: { ...response } } });

export const signInWithPasskey = async (api: PasskeySignInApi): Promise<SignInAnswer> =>
  signInWithChosen(api, await choosePasskey(api, { isAutofill: false }));

export type PasskeyProofApi = Pick<Client, 'startPasskeyProof' | 'provePasskey'>;

export async function proveWithPasskey(api: PasskeyProofApi): Promise<void> {
  const { options } = await api.startPasskeyProof();
  const response = await startAuthentication({ optionsJSON: asRequest(options) });
  await api.provePasskey({ body: { response: { ...response } } });
}

export type PasskeyCreationApi = Pick<Client, 'startPasskey' | 'addPasskey'>;

export async function createPasskey(api: PasskeyCreationApi, friendlyName: string): Promise<void> {
  const { options } = await api.startPasskey();
  const response = await startRegistration({ optionsJSON: asCreation(options) });
  await api.addPasskey({ body: { friendlyName, response: { ...response } } });
}

/** The user closed the browser's dialog or it timed out; not an error. */
export const isPasskeyCancelled = (error: unknown): boolean =>
  error instanceof WebAuthnError || (error instanceof Error && error.name === 'NotAllowedError');
