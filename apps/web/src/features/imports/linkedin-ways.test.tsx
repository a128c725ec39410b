import { createClient } from '@lauda/contract/full-client';
import type { SocialError } from '@lauda/contract/accounts/social-names';
import type { Resume } from '@lauda/domain/resume/resume';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ToastContext } from '../../ui/toast/toast-context.ts';
import { createToastStore } from '../../ui/toast/toast-store.ts';
import { LinkedInWays } from './linkedin-ways.tsx';

const PHOTO = '5b0e2a2e-55c1-4dd5-8e13-2a3d7e1f8a11';
const START = 'POST /api/import/linkedin';
const LINK = 'POST /api/account/social/link';
const PERSON = { firstName: 'Rita', lastName: 'Lee', email: 'rita@lauda.example' };

interface Shown {
  answers?: Record<string, { status?: number; body: object }>;
  isOn?: boolean;
  isBack?: boolean;
  error?: SocialError;
  refusal?: string;
  isProven?: boolean;
}

async function show({ answers = {}, isOn = true, isBack = false, error, refusal, isProven = true }: Shown) {
  const made: Resume[] = [];
  const toasts = createToastStore();
  const on = {
    onTold: vi.fn<() => void>(),
    onMade: vi.fn<(id: string) => void>(),
    leaveTo: vi.fn<(url: string) => void>(),
  };
  const api = createClient({
    baseUrl: '',
    fetch: (path, init) => {
      const call = `${init?.method ?? ''} ${path instanceof Request ? path.url : path.toString()}`;
      const { status = 200, body } = answers[call] ?? { status: 500, body: {} };
      return Promise.resolve(Response.json(body, { status }));
    },
  });
  const makeResume = (resume: Resume): Promise<string> => {
    if (refusal !== undefined) return Promise.reject(Object.assign(new Error(), { code: refusal }));
    made.push(resume);
    return Promise.resolve('made-1');
  };
  const ensureProof = () => Promise.resolve(isProven);
  const { user } = await renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <ToastContext value={toasts}>
        <LinkedInWays {...{ api, isOn, isBack, isFull: false, error, makeResume, ensureProof, ...on }} />
      </ToastContext>
    </QueryClientProvider>,
  );
  return { user, made, ...on, said: () => toasts.getSnapshot().map(({ title }) => title) };
}

const given = (photo: string | null, isPhotoLost = false) => ({
  [START]: { body: { data: { ...PERSON, photo, isPhotoLost } } },
});
const button = () => screen.getByRole('button', { name: 'Start with LinkedIn' });

it('[IMP-02] makes a resume of name, email and photo, and opens it', async () => {
  const { user, made, onMade } = await show({ answers: given(PHOTO) });
  await user.click(button());
  await waitFor(() => expect(onMade).toHaveBeenCalledWith('made-1'));
  expect(made).toMatchObject([{ personalInfo: { ...PERSON, photo: PHOTO } }]);
});

it('[IMP-02] leads whoever has not connected it there, and goes on when they are back', async () => {
  const url = 'https://linkedin.example/authorize';
  const missing = { status: 404, body: { error: { code: 'NOT_FOUND', message: '', requestId: 'r' } } };
  const { user, leaveTo, onMade } = await show({
    answers: { [START]: missing, [LINK]: { body: { data: { url } } } },
  });
  await user.click(button());
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(url));
  expect(onMade).not.toHaveBeenCalled();
});

it('goes nowhere when the person does not show who they are, and can be started again', async () => {
  const missing = { status: 404, body: { error: { code: 'NOT_FOUND', message: '', requestId: 'r' } } };
  const { user, leaveTo } = await show({ answers: { [START]: missing }, isProven: false });
  await user.click(button());
  await waitFor(() => expect(button().getAttribute('aria-disabled')).not.toBe('true'));
  expect(leaveTo).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('[IMP-02] takes up what somebody went to LinkedIn for, and says when the photo is lost', async () => {
  const { made, onMade, onTold, said } = await show({ answers: given(null, true), isBack: true });
  await waitFor(() => expect(onMade).toHaveBeenCalledTimes(1));
  expect(onTold).toHaveBeenCalledTimes(1);
  expect(made[0]?.personalInfo.photo).toBeUndefined();
  expect(said()).toEqual(['We couldn’t get your LinkedIn photo. You can add one in the editor.']);
});

it('[IMP-02] says that it failed, and why', async () => {
  const { user } = await show({
    error: 'social_denied',
    answers: given(null),
    refusal: 'RESUME_LIMIT_REACHED',
  });
  const alert = () => screen.getByRole('alert').textContent;
  expect(alert()).toContain('We couldn’t import your LinkedIn profile. Try again, or upload a file.');
  expect(alert()).toContain('Sign-in was canceled');
  await user.click(button());
  await waitFor(() => expect(alert()).toContain('You’ve used all the resumes in your plan'));
});

it('[IMP-02] explains the files also where nobody can sign in with LinkedIn', async () => {
  await show({ isOn: false });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Your profile as a PDF' })).toBeDefined();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'copy of your data on LinkedIn' });
  expect(link.href).toBe('https://www.linkedin.com/mypreferences/d/download-my-data');
});
