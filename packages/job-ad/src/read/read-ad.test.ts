import { MAX_AD_CHARACTERS } from '@lauda/domain/tailoring/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchPage } from '../fetch/fetch-page.ts';
import { standInNetwork } from '../testing/stand-in-network.ts';
import { type StandInSites, startStandInSites } from '../testing/stand-in-sites.ts';
import { readAd } from './read-ad.ts';

let stage: StandInSites;
beforeAll(async () => {
  stage = await startStandInSites();
});
afterAll(() => stage.close());

async function adAt(address: string) {
  const page = await fetchPage(address, { network: standInNetwork(stage.world), userAgent: 'test' });
  return readAd(page.body, page.contentType, page.address);
}

const adIn = (html: string, address = 'https://a.com/jobs/1') =>
  readAd(Buffer.from(html), 'text/html; charset=utf-8', address);

describe('ads of boards', () => {
  it('reads Greenhouse', async () => {
    expect(await adAt('https://job-boards.greenhouse.io/harborpine/jobs/4412873005?gh_src=abc')).toEqual({
      title: 'Senior Logistics Analyst',
      company: 'Harbor & Pine',
      place: 'Rotterdam, Netherlands',
      text: 'About the team\n\nWe plan 40 vessels a week and want fewer empty containers.\n\nWhat you will do\n\n• Model demand with SQL and Python\n• Own the weekly forecast\n\nWhat you bring\n\n• 5+ years in supply chain analytics\n• Fluent English; Dutch is a plus',
      isCut: false,
      address: 'https://job-boards.greenhouse.io/harborpine/jobs/4412873005',
      source: 'greenhouse',
    });
  });

  it('reads the boards that Greenhouse had before', async () => {
    expect(await adAt('https://boards.greenhouse.io/mercadoaurora/jobs/5520')).toMatchObject({
      title: 'Analista de Dados',
      company: 'Mercado Aurora',
      place: 'São Paulo, SP',
      text: 'Buscamos uma pessoa analista para o time de preços.\n\nRequisitos\n\n• SQL avançado\n• Experiência com Power BI',
      source: 'greenhouse',
    });
  });

  it("reads the answer of Greenhouse's interface, whose markup is escaped", async () => {
    expect(await adAt('https://boards-api.greenhouse.io/v1/boards/harborpine/jobs/4412873005')).toMatchObject(
      {
        title: 'Senior Logistics Analyst',
        company: 'Harbor & Pine',
        place: 'Rotterdam, Netherlands',
        text: 'We plan 40 vessels a week.\n\n• Model demand with SQL & Python\n• Own the weekly forecast',
        source: 'greenhouse',
      },
    );
  });

  it.each(['https://jobs.lever.co/northwind/9d2f', 'https://jobs.lever.co/northwind/9d2f/apply'])(
    'reads Lever at %s',
    async (address) => {
      expect(await adAt(address)).toMatchObject({
        title: 'Registered Nurse',
        company: 'Northwind Clinics',
        place: 'Portland, OR',
        text: 'Join a ward of 24 beds.\nNights are shared fairly.\n\nYou have\n\n• An active RN license in Oregon\n• Two years of bedside care\n\nWe pay $45 to $58 an hour.',
        source: 'lever',
      });
    },
  );

  it("reads the answer of Lever's interface", async () => {
    expect(await adAt('https://api.lever.co/v0/postings/northwind/9d2f?mode=json')).toMatchObject({
      title: 'Registered Nurse',
      company: 'northwind',
      place: 'Portland, OR',
      text: 'Join a ward of 24 beds.\n\nYou have\n• An active RN license in Oregon\n• Two years of bedside care\n\nWe pay $45 to $58 an hour.',
      source: 'lever',
    });
  });

  it('reads Ashby, whose page has no text', async () => {
    expect(
      await adAt('https://jobs.ashbyhq.com/quillotter/0b6f7d0e-1f6a-4e0e-9a45-0d5b1f0b7c11'),
    ).toMatchObject({
      title: 'Staff Platform Engineer',
      company: 'Quill & Otter',
      place: 'Lisbon, Remote (EU)',
      text: 'About the role\n\nYou keep 300 services "boring" {yes, really}.\n\n• Run Kubernetes on three clouds\n• Write Go and a little Rust',
      source: 'ashby',
    });
  });

  it('reads Workable, whose page is empty without script', async () => {
    expect(await adAt('https://apply.workable.com/pinho-doce/j/BCEAC9B2D1/')).toEqual({
      title: 'Customer Support Lead',
      company: 'pinho-doce',
      place: 'Curitiba, Paraná, Brazil',
      text: 'Lead a team of eight people who answer in two languages.\n\nRequirements\n• 3 years in support\n• Zendesk\n\nBenefits\n• Health plan',
      isCut: false,
      address: 'https://apply.workable.com/pinho-doce/j/BCEAC9B2D1/',
      source: 'workable',
    });
  });

  it('reads Gupy in its sections', async () => {
    expect(await adAt('https://padariaestrela.gupy.io/jobs/7712345?jobBoardSource=gupy_public_page')).toEqual(
      {
        title: 'Pessoa Engenheira de Software Pleno',
        company: 'Padaria Estrela',
        place: 'Belo Horizonte, MG',
        text: 'Somos a Padaria Estrela, com 120 lojas.\n\nVenha fazer pão e código.\n\nResponsabilidades e atribuições\n• Manter as APIs de pedidos\n• Revisar código\n\nRequisitos e qualificações\n• Node.js e PostgreSQL\n• Inglês para leitura\n\nInformações adicionais\nVale-refeição e plano de saúde.',
        isCut: false,
        address: 'https://padariaestrela.gupy.io/jobs/7712345',
        source: 'gupy',
      },
    );
  });

  it('takes a format for a board only on its own host', () => {
    const page =
      '<div class="job__description body"><p>What only the board’s own format would take for the ad, if it were this board.</p></div><main><p>A page of somebody else, with a text that is long enough to be an ad.</p></main>';
    expect(adIn(page, 'https://greenhouse.io.evil.com/jobs/1')?.source).toBe('main-text');
  });
});

describe('ads by schema.org', () => {
  const BACKEND = {
    title: 'Backend Engineer',
    company: 'Trailhead GmbH',
    place: 'Innsbruck, AT',
    text: 'We build maps for hikers.\n\nYou will\n\n• Write Go services\n• Look after PostgreSQL\n\nSalary: €70k–€85k',
    source: 'schema-org',
  };

  it.each(['backend', 'graph', 'gzip', 'brotli'])('reads a posting: %s', async (name) => {
    expect(await adAt(`https://careers.trailhead.com/jobs/${name}`)).toMatchObject(BACKEND);
  });

  it('reads one inside a page, for work from anywhere', async () => {
    expect(await adAt('https://careers.trailhead.com/jobs/nested')).toMatchObject({
      ...BACKEND,
      place: 'Remote',
    });
  });

  it('reads what is nearly JSON, with plain lines', async () => {
    expect(await adAt('https://www.contabilipe.com.br/vaga')).toMatchObject({
      title: 'Auxiliar Administrativo',
      company: 'Contábil Ipê',
      place: 'Recife, PE',
      text: 'Rotinas de escritório:\n- Emissão de notas\n- Atendimento ao público por telefone e e-mail',
      source: 'schema-org',
    });
  });

  it('reads microdata', async () => {
    expect(await adAt('https://thecopperpot.com/cook')).toMatchObject({
      title: 'Line Cook',
      company: 'The Copper Pot',
      place: 'Austin, TX',
      text: 'Work the grill on five evenings a week.\n\n• Knife skills\n• Food handler card',
      source: 'schema-org',
    });
  });

  it('keeps sections that the description does not have, and says none twice', () => {
    const posting = {
      '@type': 'http://schema.org/JobPosting',
      title: 'Cook',
      description: 'Cook for forty people every evening.\n\nSkills: knives',
      responsibilities: '<p>Order vegetables for the week</p>',
      skills: 'Skills: knives',
    };
    const ad = adIn(`<script type="application/ld+json">${JSON.stringify(posting)}</script>`);
    expect(ad?.text).toBe(
      'Cook for forty people every evening.\n\nSkills: knives\n\nOrder vegetables for the week',
    );
  });
});

describe('the main text', () => {
  it('leaves out what surrounds it', async () => {
    const ad = await adAt('https://hospitalsaolucas.com.br/vagas/12');
    expect(ad).toMatchObject({
      title: 'Técnico de Enfermagem',
      company: 'Hospital São Lucas',
      place: '',
      source: 'main-text',
    });
    expect(ad?.text).toBe(
      'O Hospital São Lucas abre seleção para o turno da noite. A pessoa vai acompanhar pacientes da clínica médica.\n\nRequisitos:\nCoren ativo\nExperiência de um ano\n\n• Salário de R$ 3.200\n• Vale-transporte',
    );
  });

  it('is read when the posting is broken', async () => {
    expect(await adAt('https://careers.trailhead.com/jobs/gone-in-json')).toMatchObject({
      title: 'Baker',
      text: expect.stringContaining('Bake bread'),
      source: 'main-text',
    });
  });

  it('is not there on an empty page', async () => {
    expect(await adAt('https://careers.trailhead.com/empty')).toBeNull();
  });

  it.each(['header', 'lying', 'silent', 'unknown', 'utf7'])('is read in its characters: %s', async (name) => {
    expect((await adAt(`https://restaurante.com.br/${name}`))?.text).toContain(
      'Preparação de refeições, organização da cozinha e atenção à higiene.',
    );
  });

  it('keeps a page that says UTF-8 and has one broken character', () => {
    const body = Buffer.concat([
      Buffer.from('<p>Preparação e organização de refeições em três turnos, com café '),
      Buffer.from([0xff]),
      Buffer.from('</p>'),
    ]);
    expect(readAd(body, 'text/html; charset=utf-8', 'https://a.com/')?.text).toContain(
      'Preparação e organização',
    );
  });
});

describe('what comes out', () => {
  const LONG = 'Work with many people on many things. ';

  it('is plain text without characters that nobody sees', () => {
    const ad = adIn(
      `<h1>Cook\u202e\u0007er</h1><p>${LONG}<script>alert(1)</script>&lt;b&gt;\u200b\u0000${LONG}</p>`,
    );
    expect([ad?.title, ad?.text]).toEqual(['Cooker', `Cooker\n\n${LONG}<b>${LONG}`.trim()]);
  });

  it('is cut at the end of a line', () => {
    const ad = adIn(`<main>${`<p>${LONG.repeat(5)}</p>`.repeat(300)}</main>`);
    expect([ad?.isCut, (ad?.text.length ?? 0) <= MAX_AD_CHARACTERS, ad?.text.endsWith('things.')]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('has labels of bounded length, without half a character', () => {
    const title = adIn(`<h1>${'😀'.repeat(300)}</h1><p>${LONG.repeat(3)}</p>`)?.title ?? '';
    expect([title.length, title.isWellFormed()]).toEqual([200, true]);
  });

  it.each([
    ['https://a.com/jobs/1?utm_source=x&id=7#top', 'https://a.com/jobs/1?id=7'],
    ['https://a.com/jobs/1?lever-source%5B%5D=LinkedIn', 'https://a.com/jobs/1'],
  ])('has an address without traces of where a visitor came from: %s', (given, kept) => {
    expect(adIn(`<p>${LONG.repeat(3)}</p>`, given)?.address).toBe(kept);
  });

  it.each([
    ['/jobs/2', 'https://a.com/jobs/2'],
    ['https://evil.com/jobs/2', 'https://a.com/jobs/1'],
    ['javascript:alert(1)', 'https://a.com/jobs/1'],
    ['https://a.com/', 'https://a.com/jobs/1'],
    ['https://me@a.com/jobs/2', 'https://a.com/jobs/1'],
  ])("takes the page's word for its address only on its own host: %s", (href, kept) => {
    expect(adIn(`<link rel="canonical" href="${href}"><p>${LONG.repeat(3)}</p>`)?.address).toBe(kept);
  });
});

/** CPU time: other work on the machine does not count. */
const spentMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

const PIECES = [
  '<div>',
  '<p><b>',
  '<li>a',
  '</p>',
  '<a href=x>',
  '&amp;',
  ' \t',
  '<!-',
  '"{',
  '<table><tr><td>',
];

describe('pages that mean harm', () => {
  it.each([
    'deep',
    'deep-inline',
    'unclosed',
    'attributes',
    'attribute-value',
    'regex-bait',
    'entity-bait',
    'comment-bait',
    'json-bait',
    'json-wide',
    'many-scripts',
    'utf16',
    'script-text',
    'refresh',
  ])('are read in a moment: %s', async (name) => {
    const page = await fetchPage(`http://evil.com/${name}`, {
      network: standInNetwork(stage.world),
      userAgent: 'test',
    });
    const start = spentMs();
    const ad = readAd(page.body, page.contentType, page.address);
    expect(spentMs() - start).toBeLessThan(3_000);
    expect(ad?.address ?? page.address).toBe(`http://evil.com/${name}`);
  });

  it('take time that grows with their length, not with its square', () => {
    const timeOf = (html: string) => {
      const start = spentMs();
      adIn(html);
      return spentMs() - start;
    };
    for (const piece of PIECES) {
      const small = timeOf(piece.repeat(100_000 / piece.length));
      const large = timeOf(piece.repeat(800_000 / piece.length));
      // Eight times the length; quadratic time would be 64 times.
      expect(large, piece).toBeLessThan(Math.max(small, 20) * 32);
    }
  });
});
