import type { Page } from '@playwright/test';

const SOMEONE = {
  id: '33333333-3333-4333-8333-333333333333',
  email: 'bruno@lauda.example',
  name: 'Bruno Reis',
  isConfirmed: true,
  staffRole: null,
  isPro: true,
  createdAt: '2026-11-01T12:00:00.000Z',
};

const ENTRY = {
  seq: 1,
  at: '2026-11-14T12:00:00.000Z',
  actor: { id: SOMEONE.id, email: 'admin@lauda.example' },
  actorRole: 'admin',
  act: 'userViewed',
  target: { id: SOMEONE.id, email: SOMEONE.email },
  details: {},
  ipAddress: '203.0.113.9',
  userAgent: null,
};

const PAGING = { page: 1, limit: 50, total: 1 };

const days = (highest: number) =>
  Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 17 + index)).toISOString().slice(0, 10),
    count: Math.round(highest * Math.abs(Math.sin(index / 4))),
  }));

const STATS = {
  users: { total: 12_480, confirmed: 12_011, pro: 731, activeInWeek: 2_904, activeInMonth: 6_120 },
  signUps: days(140),
  activeUsers: days(2_904),
  exports: days(410),
  ai: { answers: days(260), tokensThisMonth: 31_400_000, monthlyTokens: 100_000_000 },
  vitals: [
    { metric: 'LCP', p75: 1_830, count: 9_120, rating: 'good' },
    { metric: 'INP', p75: 240, count: 8_002, rating: 'needs-improvement' },
    { metric: 'CLS', p75: 0.02, count: 9_120, rating: 'good' },
    { metric: 'FCP', p75: 1_240, count: 9_120, rating: 'good' },
    { metric: 'TTFB', p75: 1_900, count: 9_120, rating: 'poor' },
  ],
};

const HEALTH = {
  checkedAt: '2026-11-15T12:00:00.000Z',
  parts: ['database', 'redis', 'storage', 'mail', 'worker'].map((part) => ({
    part,
    isUp: part !== 'mail',
    durationMs: 3,
  })),
  queues: [{ name: 'send-mail', waiting: 4, deferred: 1, active: 2, dead: 3 }],
  missingSettings: ['LEGAL_OPERATOR'],
};

/** Response of each staff area call: a user, an entry, a failed job, figures of a good month. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  users: { users: [SOMEONE], ...PAGING, isMore: false },
  audit: { entries: [ENTRY], ...PAGING },
  flags: { coverLetter: true },
  stats: STATS,
  health: HEALTH,
  jobs: {
    jobs: [
      {
        id: '44444444-4444-4444-8444-444444444444',
        name: 'send-mail',
        failedAt: '2026-11-14T12:00:00.000Z',
        attempts: 13,
        error: 'connect ECONNREFUSED 127.0.0.1:25',
      },
    ],
    ...PAGING,
  },
  analytics: {
    from: '2026-10-17',
    to: '2026-11-15',
    events: [
      {
        name: 'resume_downloaded',
        total: 812,
        days: days(40),
        parts: [
          { properties: { format: 'pdf' }, count: 700 },
          { properties: { format: 'docx' }, count: 112 },
        ],
      },
      { name: 'resume_created', total: 97, days: days(6), parts: [{ properties: {}, count: 97 }] },
    ],
  },
  subscriptions: {
    subscriptions: [
      {
        userId: SOMEONE.id,
        email: SOMEONE.email,
        name: SOMEONE.name,
        subscriptionType: 'proSubscription',
        status: 'cancelled',
        disputeStatus: 'open',
        validUntil: '2026-12-01T12:00:00.000Z',
        nextPaymentDate: null,
        updatedAt: '2026-11-14T12:00:00.000Z',
      },
    ],
    ...PAGING,
  },
  mailings: [
    {
      id: '33333333-3333-4333-8333-333333333333',
      kind: 'tips',
      subjectEn: 'Three ways to open a summary',
      bodyEn: 'Start with what you do.\n\nThen say for whom, and what came of it.',
      subjectPt: 'Três formas de abrir um resumo',
      bodyPt: 'Comece pelo que você faz.\n\nDepois diga para quem e o que mudou.',
      status: 'scheduled',
      sendAt: '2026-12-01T12:00:00.000Z',
      finishedAt: null,
      sentCount: 0,
    },
  ],
};

/** The staff area with mock data, for screenshots and layout; its behavior is tested with the real server. */
export async function answerStaffArea(page: Page): Promise<void> {
  for (const [name, data] of Object.entries(ANSWERS))
    await page.route(new RegExp(`/api/admin/${name}(\\?|$)`), (route) => route.fulfill({ json: { data } }));
}
