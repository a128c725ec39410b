import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uploadFile } from './upload-file.ts';

/** The part of XMLHttpRequest that is used here; its progress and end are driven by the test. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly status = 200;
  responseText = '';
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const move = () =>
  FakeRequest.last.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }));

it('[BRW-05] an upload that has stopped moving fails, one that is slow does not', async () => {
  const sending = uploadFile(new File(['a'], 'a.pdf'), {
    onProgress: () => undefined,
    signal: new AbortController().signal,
  }).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(80_000);
  move();
  await vi.advanceTimersByTimeAsync(80_000);
  move();
  await vi.advanceTimersByTimeAsync(91_000);
  expect(await sending).toBe('no answer');
});
