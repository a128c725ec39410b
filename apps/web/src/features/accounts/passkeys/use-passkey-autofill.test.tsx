import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PasskeySignInApi } from './passkey-client.ts';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';

const get = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { isConditionalMediationAvailable: () => Promise.resolve(true) }),
  );
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  document.body.innerHTML = '<input autocomplete="email webauthn" />';
});
afterEach(() => {
  get.mockReset();
  Reflect.deleteProperty(navigator, 'credentials');
  vi.unstubAllGlobals();
});

function offer({ start, finish }: { start?: () => Promise<never>; finish?: () => Promise<never> } = {}) {
  const onFailed = vi.fn<(error: unknown) => void>();
  const startPasskeySignIn = vi.fn<() => Promise<unknown>>(
    start ?? (() => Promise.resolve({ options: { challenge: 'AA' } })),
  );
  const finishPasskeySignIn = vi.fn<() => Promise<never>>(
    finish ?? (() => Promise.reject(new Error('not expected'))),
  );
  const api = { startPasskeySignIn, finishPasskeySignIn } as unknown as PasskeySignInApi;
  renderHook(() => usePasskeyAutofill({ api, onAnswer: () => Promise.resolve(), onFailed }));
  return { startPasskeySignIn, finishPasskeySignIn, onFailed };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

it('tells of no failed sign-in when the server cannot be asked for an offer', async () => {
  const { startPasskeySignIn, onFailed } = offer({ start: () => Promise.reject(new TypeError('network')) });
  await vi.waitFor(() => expect(startPasskeySignIn).toHaveBeenCalled());
  await settled();
  expect(onFailed).not.toHaveBeenCalled();
});

it('tells of no failed sign-in when the browser refuses to offer passkeys', async () => {
  get.mockRejectedValue(new DOMException('not here', 'NotSupportedError'));
  const { onFailed } = offer();
  await vi.waitFor(() => expect(get).toHaveBeenCalled());
  await settled();
  expect(onFailed).not.toHaveBeenCalled();
});

it('tells of a passkey that was chosen and refused', async () => {
  const bytes = new Uint8Array([1]).buffer;
  get.mockResolvedValue({
    id: 'AQ',
    rawId: bytes,
    type: 'public-key',
    response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes },
    getClientExtensionResults: () => ({}),
  });
  const refusal = new Error('PASSKEY_INVALID');
  const { finishPasskeySignIn, onFailed } = offer({ finish: () => Promise.reject(refusal) });
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledWith(refusal));
  expect(finishPasskeySignIn).toHaveBeenCalledOnce();
});
