import { type Application, EMPTY_APPLICATION } from '@lauda/domain/application/application';
import type { Resume } from '@lauda/domain/resume/resume';
import { richTextFromPlain } from '@lauda/domain/resume/rich-text';
import { sampleResume } from '@lauda/domain/resume/sample';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApplicationServer } from '../../../testing/application-server.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { ToastContext } from '../../../ui/toast/toast-context.ts';
import { createToastStore } from '../../../ui/toast/toast-store.ts';
import { InterviewSheet } from './interview-sheet.tsx';
import { PortalSheet } from './portal-sheet.tsx';
import type { SheetProps } from './sheet-frame.tsx';

const ANA = '11111111-1111-4111-8111-111111111111';
const RESUME_ID = '33333333-3333-4333-8333-333333333333';
const SAMPLE = sampleResume('en-US');
const LONG: Resume = {
  ...SAMPLE,
  personalInfo: { ...SAMPLE.personalInfo, summary: richTextFromPlain(`${'a'.repeat(2_600)} tail`) },
};

let server: ReturnType<typeof createApplicationServer>;
beforeEach(() => {
  server = createApplicationServer();
});
afterEach(() => server.close());

async function show(
  Sheet: ComponentType<SheetProps>,
  application: Partial<Application>,
  resume: Resume = SAMPLE,
) {
  const tab = server.openTab();
  const id = await tab.start(ANA, { ...EMPTY_APPLICATION, company: 'Globex', ...application });
  const openApplication = await tab.open(ANA, id);
  if (openApplication === null) throw new Error('not opened');
  await waitFor(() => expect(openApplication.getState().isUnsaved).toBe(false));
  const toasts = createToastStore();
  const asked: string[] = [];
  const load = (kind: string) => (from: string) => {
    asked.push(`${kind} ${from === id ? 'this' : from}`);
    return Promise.resolve(resume);
  };
  const rendered = renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <ToastContext value={toasts}>
        <Sheet
          openApplication={openApplication}
          resumes={[{ id: RESUME_ID, title: 'Base' }]}
          loadSent={load('sent')}
          loadResume={load('resume')}
        />
      </ToastContext>
    </QueryClientProvider>,
  );
  return { ...rendered, openApplication, asked };
}

describe('[JOB-09] the portal sheet on the screen', () => {
  it('takes the version that was sent, begins with the form of the ad, and copies field by field', async () => {
    const { user, asked } = await show(
      PortalSheet,
      {
        resumeId: RESUME_ID,
        sent: { resumeId: RESUME_ID, version: 3 },
        ad: { text: '', address: 'https://globex.wd5.myworkdayjobs.com/jobs/1', takenOn: null },
      },
      LONG,
    );
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    expect(await screen.findByText('From the resume you sent: Base, version 3')).toBeDefined();
    expect(await screen.findByRole('combobox', { name: 'Form' })).toHaveProperty('textContent', 'Workday');
    expect(asked).toEqual(['sent this']);
    await user.click(
      screen.getByRole('button', {
        name: 'Copy From: Product Operations Manager, Harborline Freight Software',
      }),
    );
    expect(copied).toHaveBeenLastCalledWith('03/2021');
    await user.click(screen.getByRole('button', { name: 'Copy First name' }));
    expect(copied).toHaveBeenLastCalledWith('Maya');
  });

  it('marks what a form would cut, and copies all of it', async () => {
    const { user, asked } = await show(
      PortalSheet,
      {
        resumeId: RESUME_ID,
        ad: { text: '', address: 'https://www.linkedin.com/jobs/view/1', takenOn: null },
      },
      LONG,
    );
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    expect(
      await screen.findByText(/2,605 characters, but the form takes 2,600\. The marked part would be cut\./),
    ).toBeDefined();
    expect(document.querySelector('mark')?.textContent).toBe(' tail');
    expect(asked).toEqual([`resume ${RESUME_ID}`]);
    await user.click(screen.getByRole('button', { name: 'Copy Summary' }));
    expect(copied).toHaveBeenLastCalledWith(`${'a'.repeat(2_600)} tail`);
  });

  it('asks for a resume where none was chosen', async () => {
    const { asked } = await show(PortalSheet, {});
    expect(await screen.findByText('Choose a resume above to see this sheet.')).toBeDefined();
    expect(asked).toEqual([]);
  });
});

describe('[JOB-08] the interview sheet on the screen', () => {
  it('quotes the person where it can, says so where it cannot, and keeps notes in the application', async () => {
    const rows = [
      { text: 'Kubernetes in production', status: 'missing' as const, proof: null },
      { text: 'Leads a team across time zones', status: 'partly' as const, proof: null },
      { text: 'Actuary', status: 'partly' as const, proof: null },
    ];
    const { user, openApplication } = await show(InterviewSheet, {
      resumeId: RESUME_ID,
      match: { score: 40, on: '2026-11-02', rows },
    });
    const missing = (await screen.findByText('Kubernetes in production')).closest('li');
    expect(within(missing ?? document.body).getByText(/^Nothing in your resume says this\./)).toBeDefined();
    const partly = screen.getByText('Leads a team across time zones').closest('li');
    expect(
      within(partly ?? document.body).getByText('Lead a team of four across two time zones'),
    ).toBeDefined();
    expect(
      within(partly ?? document.body).getByText('in Product Operations Manager, Harborline Freight Software'),
    ).toBeDefined();
    const unquoted = screen.getByText('Actuary').closest('li');
    expect(
      within(unquoted ?? document.body).getByText(/^No sentence of your resume says more/),
    ).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Ask about the team');
    expect(openApplication.getState().document.notes).toBe('Ask about the team');
  });
});
