import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { comeFromElsewhere, forgiveRefusals, signUp } from '../../support/people/accounts.ts';
import { PRODUCT_ORIGIN } from '../../support/addresses.ts';
import { applicationsOf, storedApplication } from '../../support/applications.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.describe.configure({ timeout: 60_000 });
test.use({ actionTimeout: 10_000 });
test.beforeEach(({ context }) => comeFromElsewhere(context));

const rich = (text: string) => [{ type: 'bullets', items: text.split('\n').map((line) => [{ text: line }]) }];

/** The resume as the server would create it from this text. */
function resumeOf(title: string, language: 'en-US' | 'pt-BR') {
  const isPortuguese = language === 'pt-BR';
  const period = { startDate: '2020-02', endDate: '', current: true };
  return {
    schemaVersion: 2,
    title,
    templateId: 'simple',
    language,
    pageSize: 'a4',
    theme: { color: '', fontPair: 'template', density: 'normal', baseSize: 0 },
    personalInfo: {
      firstName: 'Ana',
      lastName: 'Lima',
      email: 'ana@lauda.example',
      phone: '',
      jobTitle: isPortuguese ? 'Analista de operações' : 'Operations analyst',
      summary: [
        {
          type: 'paragraph',
          spans: [
            {
              text: isPortuguese
                ? 'Cuido da rotina de depósitos. Faço relatórios em SQL e Excel.'
                : 'Keeps warehouses running. Builds reports in SQL and Excel.',
            },
          ],
        },
      ],
      city: '',
    },
    experience: [
      {
        ...period,
        id: 'job-1',
        company: 'Harbor',
        position: isPortuguese ? 'Analista' : 'Analyst',
        location: '',
        description: rich(
          isPortuguese
            ? 'Planejei entregas de 12 depósitos\nCriei relatórios semanais em SQL e Excel'
            : 'Planned deliveries for 12 warehouses\nBuilt weekly reports in SQL and Excel',
        ),
      },
    ],
    education: [],
    skills: [
      { id: 's1', name: isPortuguese ? 'Atendimento' : 'Customer care', skillLevelId: 'expert' },
      { id: 's2', name: 'SQL', skillLevelId: 'advanced' },
    ],
    showSkillLevels: true,
    links: [],
    projects: [],
    languages: [],
    certifications: [],
    customSections: [],
    sectionTitle: {
      personalInfo: '',
      objectives: '',
      experience: '',
      education: '',
      skills: '',
      projects: '',
      languages: '',
      certifications: '',
      links: '',
    },
    sectionOrder: [],
    hiddenSections: [],
  };
}

async function userIdOf(context: BrowserContext): Promise<string> {
  const answer = await context.request.get('/api/session');
  return ((await answer.json()) as { data: { user: { id: string } } }).data.user.id;
}

async function create(context: BrowserContext, body: object): Promise<string> {
  const answer = await context.request.post(`/api/resume/create/${await userIdOf(context)}`, {
    headers: { origin: PRODUCT_ORIGIN, 'idempotency-key': randomUUID() },
    data: body,
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

const storedText = async (context: BrowserContext, id: string) =>
  (await context.request.get(`/api/resume/id/${id}`)).text();

const AD = {
  'en-US': `Operations analyst

Requirements:
- Experience with SQL and Excel
- Experience planning deliveries
- Python is required`,
  'pt-BR': `Analista de operações

Requisitos:
- Experiência com SQL e Excel
- Experiência com planejamento de entregas
- Python é obrigatório`,
};

const WORDS = {
  'en-US': {
    title: 'Tailor to a job',
    next: 'Next',
    ad: 'Job description',
    analyze: 'Analyze',
    notReady: 'This resume has no experience, education or skills yet.',
    now: 'Your resume now',
    tailored: 'With your changes',
    score: /^\d+ of 100$/,
    where: /^Where it is met: .*SQL/,
    show: 'Show passage',
    acceptAll: /^Accept all/,
    save: 'Save as new resume',
    needsChange: 'Accept at least one change first.',
    name: 'Name',
    confirm: 'Save and open',
    invalid: 'Give the new resume a name (up to 120 characters)',
    summary: 'Summary',
    accepted: 'Accepted',
    missing: 'I have this: Python',
    level: 'How well do you know Python?',
    beginner: 'Beginner',
    use: 'Use this text',
  },
  'pt-BR': {
    title: 'Adaptar à vaga',
    next: 'Continuar',
    ad: 'Descrição da vaga',
    analyze: 'Analisar',
    notReady: 'Este currículo ainda não tem experiência, formação nem habilidades.',
    now: 'Seu currículo hoje',
    tailored: 'Com as suas mudanças',
    score: /^\d+ de 100$/,
    where: /^Onde é atendido: .*SQL/,
    show: 'Mostrar trecho',
    acceptAll: /^Aceitar todas/,
    save: 'Salvar como novo currículo',
    needsChange: 'Aceite pelo menos uma mudança antes.',
    name: 'Nome',
    confirm: 'Salvar e abrir',
    invalid: 'Dê um nome ao novo currículo (até 120 caracteres)',
    summary: 'Resumo profissional',
    accepted: 'Aceita',
    missing: 'Eu tenho: Python',
    level: 'Qual é o seu nível em Python?',
    beginner: 'Iniciante',
    use: 'Usar este texto',
  },
} as const;

type Words = (typeof WORDS)[keyof typeof WORDS];

/** The number beside a score's bar. */
async function scoreOf(page: Page, name: string): Promise<number> {
  const text = await page.getByRole('progressbar', { name }).getAttribute('aria-valuetext');
  return Number(/\d+/.exec(text ?? '')?.[0]);
}

/** The whole card is the label. */
const choose = (page: Page, title: string) => page.locator('label').filter({ hasText: title }).click();

async function openAdStep(page: Page, words: Words, title: string) {
  await page.goto('/resume-tailoring');
  await choose(page, title);
  await page.getByRole('button', { name: words.next }).click();
}

async function analyze(page: Page, words: Words, ad: string) {
  await page.getByRole('textbox', { name: words.ad }).fill(ad);
  await page.getByRole('button', { name: words.analyze }).click();
}

for (const locale of ['en-US', 'pt-BR'] as const)
  test.describe(locale, () => {
    test.use({ locale, colorScheme: locale === 'pt-BR' ? 'dark' : 'light' });

    test(`[JOB-04] [TAI-01] [TAI-02] [TAI-03] [TAI-04] a resume is tailored to an ad and kept as a new one, ${locale}`, async ({
      page,
      context,
    }) => {
      const words = WORDS[locale];
      await page.goto('/auth');
      await signUp(page);
      const id = await create(context, { locale, resume: resumeOf('Aurora', locale) });
      await create(context, { locale, title: 'Bare', firstName: 'Ana', lastName: 'Lima' });
      const original = await storedText(context, id);

      await page.goto('/resume-tailoring');
      await choose(page, 'Bare');
      await expect(page.getByText(words.notReady)).toBeVisible();
      await expect(page.getByRole('button', { name: words.next })).toBeDisabled();
      await choose(page, 'Aurora');
      await expect(page.getByRole('radio', { name: 'Aurora' })).toBeChecked();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.next }).click();

      const ad = page.getByRole('textbox', { name: words.ad });
      await ad.fill('x'.repeat(49));
      await expect(page.getByRole('button', { name: words.analyze })).toBeDisabled();
      await ad.fill(AD[locale]);
      await expect(page.getByRole('button', { name: words.analyze })).toBeEnabled();
      await page.reload();
      await expect(ad).toHaveValue(AD[locale]);
      await page.getByRole('button', { name: words.analyze }).click();

      await expect(page.getByRole('progressbar', { name: words.now })).toHaveAttribute(
        'aria-valuetext',
        words.score,
      );
      const before = await scoreOf(page, words.now);
      const summary = page.getByRole('article', { name: words.summary });
      await expect(summary.getByRole('insertion').first()).toBeVisible();
      await expect(page.getByText(words.needsChange)).toBeVisible();
      await expect(page.getByRole('button', { name: words.save })).toBeDisabled();
      await page.getByRole('button', { name: words.where }).first().click();
      await page.getByRole('button', { name: words.show }).first().click();
      await expect(page.locator('article:focus')).toHaveCount(1);
      await expectAccessible(page);

      // With the keyboard: the focus is on a card.
      await page.keyboard.press('k');
      await page.keyboard.press('k');
      await page.keyboard.press('a');
      await expect(summary.getByText(words.accepted, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: words.acceptAll }).click();
      await page.getByRole('button', { name: words.missing }).click();
      await page.getByRole('combobox', { name: words.level }).click();
      await page.getByRole('option', { name: words.beginner }).click();
      await page.getByRole('button', { name: words.use }).click();
      await expect.poll(() => scoreOf(page, words.tailored)).toBeGreaterThan(before);
      expect(await scoreOf(page, words.now)).toBe(before);
      await page.reload();
      await expect(summary.getByText(words.accepted, { exact: true })).toBeVisible();

      await page.getByRole('button', { name: words.save }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: words.name }).fill('  ');
      await dialog.getByRole('button', { name: words.confirm }).click();
      await expect(dialog.getByText(words.invalid)).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('textbox', { name: words.name }).fill('Harbor 2026');
      await dialog.getByRole('button', { name: words.confirm }).click();
      await expect(page).toHaveURL(/\/builder\?resume=/);
      const newId = new URL(page.url()).searchParams.get('resume') ?? '';
      expect(newId).not.toBe(id);
      expect(await storedText(context, id)).toBe(original);
      await expect
        .poll(() => applicationsOf(context))
        .toMatchObject([{ resumeId: newId, state: 'saved', score: expect.any(Number) }]);
      const [tracked] = await applicationsOf(context);
      const kept = await storedApplication(context, tracked?.id ?? '');
      expect(kept.ad.text.length).toBeGreaterThan(50);
      expect(kept.match?.rows.some(({ proof }) => proof !== null)).toBe(true);
      const made = JSON.parse(await storedText(context, newId)) as {
        data: { resume: { title: string; skills: { name: string; skillLevelId: string }[] } };
      };
      expect(made.data.resume.title).toBe('Harbor 2026');
      expect(made.data.resume.skills).toContainEqual(
        expect.objectContaining({ name: 'Python', skillLevelId: 'beginner' }),
      );
      await page.goto('/resume-tailoring');
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    });
  });

test('[TAI-01] [TAI-02] claims are left out of accepting all; a slow analysis can be stopped, a failed one tried again', async ({
  page,
  context,
  pageErrors,
  trouble,
}) => {
  trouble.announce('We couldn’t compare them');
  const words = WORDS['en-US'];
  await page.goto('/auth');
  await signUp(page);
  await create(context, { locale: 'en-US', resume: resumeOf('Aurora', 'en-US') });
  await openAdStep(page, words, 'Aurora');
  await expect(page.getByText('You have 3 left.')).toBeVisible();
  await expectAccessible(page);
  await analyze(page, words, `${AD['en-US']}\nmodel:slow`);
  await expect(page.getByText('This usually takes 30–60 seconds.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You stopped the suggestions. It didn’t count.')).toBeVisible();

  await page.goBack();
  await analyze(page, words, `${AD['en-US']}\nmodel:broken`);
  await expect(page.getByText('We couldn’t compare them')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('We couldn’t compare them')).toBeVisible();

  await page.goBack();
  await analyze(page, words, `${AD['en-US']}\nmodel:fabricate`);
  const job = page.getByRole('article', { name: /^Experience/ });
  await expect(job.getByRole('group', { name: /in your resume\. (Is it|Are they) true/ })).toBeVisible();
  await expect(page.getByText(/not part of “Accept all”/)).toBeVisible();
  await expect(job.getByRole('button', { name: /^Accept:/ })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accept all' }).first().click({ force: true });
  await expect(job.getByText('To decide')).toBeVisible();
  for (const claim of await job.getByRole('checkbox').all()) await claim.check();
  await job.getByRole('button', { name: /^Accept:/ }).click();
  await expect(job.getByText('Accepted', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Reject all' }).click();
  await expect(job.getByText('Rejected')).toBeVisible();
  await expect(page.getByRole('button', { name: words.save })).toBeDisabled();
  forgiveRefusals(pageErrors, 502);
});

test.describe('pt-BR, phone, without AI, with a full account', () => {
  test.use({ locale: 'pt-BR', viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('[TAI-03] [TAI-04] the score and editing by hand work, and a refused save loses nothing', async ({
    page,
    context,
    pageErrors,
    trouble,
  }) => {
    trouble.announce('Suas decisões estão salvas aqui');
    const words = WORDS['pt-BR'];
    await page.goto('/auth');
    await signUp(page);
    await create(context, { locale: 'pt-BR', resume: resumeOf('Aurora', 'pt-BR') });
    const spare = await create(context, { locale: 'pt-BR', title: 'B' });
    await create(context, { locale: 'pt-BR', title: 'C' });
    // Responses as without an AI model; the server's own tests prove that it sends them.
    const answerWith = async (address: string, change: object) =>
      page.route(address, async (route) => {
        const answer = await route.fetch();
        const { data } = (await answer.json()) as { data: object };
        await route.fulfill({ response: answer, json: { data: { ...data, ...change } } });
      });
    await answerWith('**/api/site', { isAiOn: false });
    await answerWith('**/tailoring/match', { hasSuggestions: false });
    await openAdStep(page, words, 'Aurora');
    await expect(page.getByText('para salvar uma versão adaptada, exclua um')).toBeVisible();
    await expectAccessible(page);
    await analyze(page, words, AD['pt-BR']);
    await expect(page.getByText('As sugestões de IA não estão disponíveis.')).toBeVisible();
    await expect(page.getByRole('button', { name: words.missing })).toBeVisible();
    await page.getByRole('button', { name: `Editar: ${words.summary}` }).click();
    await page.getByRole('textbox', { name: `Texto para ${words.summary}` }).fill('Faço relatórios em SQL.');
    await page.reload();
    await expect(page.getByRole('textbox', { name: `Texto para ${words.summary}` })).toHaveValue(
      'Faço relatórios em SQL.',
    );
    await page.getByRole('button', { name: words.use }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: words.save }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: words.name }).fill('Porto');
    await dialog.getByRole('button', { name: words.confirm }).click();
    await expect(dialog.getByText('Suas decisões estão salvas aqui')).toBeVisible();
    await expectAccessible(page);
    await context.request.delete(`/api/resume/${spare}`, { headers: { origin: PRODUCT_ORIGIN } });
    await dialog.getByRole('button', { name: words.confirm }).click();
    await expect(page).toHaveURL(/\/builder\?resume=/);
    forgiveRefusals(pageErrors, 403);
  });
});
