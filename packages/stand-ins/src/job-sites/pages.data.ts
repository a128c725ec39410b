import { brotliCompressSync, gzipSync } from 'node:zlib';
import { htmlPage, redirect, type SitePage } from './site.ts';

// Pages of companies' own sites in both languages, with good and bad markup.

const POSTING = {
  '@type': 'JobPosting',
  title: 'Backend Engineer',
  description:
    '<p>We build maps for hikers.</p><p><b>You will</b></p><ul><li>Write Go services</li><li>Look after PostgreSQL</li></ul><p>Salary: €70k&ndash;€85k</p>',
  datePosted: '2026-10-02',
  hiringOrganization: {
    '@type': 'Organization',
    name: 'Trailhead GmbH',
    sameAs: 'https://trailhead.example',
  },
  jobLocation: [
    {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Innsbruck', addressCountry: 'AT' },
    },
  ],
};

const page = (title: string, head: string, body: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;
const ld = (json: unknown): string => `<script type="application/ld+json">${JSON.stringify(json)}</script>`;

const NOISE =
  '<header><nav><ul><li><a href="/">Home</a></li><li><a href="/about">About</a></li></ul></nav></header><footer><p>© 2026. We use cookies and many other things to make your visit better.</p></footer>';

/** JSON-LD as content management systems write it: raw line breaks in strings, wrapped in a comment. */
const SLOPPY_LD = `<script type='application/ld+json; charset=utf-8'>
<!-- {"@context":"http://schema.org/","@type":["JobPosting"],"title":"Auxiliar Administrativo","description":"Rotinas de escritório:
- Emissão de notas
- Atendimento ao público por telefone e e-mail","hiringOrganization":"Contábil Ipê",
"jobLocation":{"@type":"Place","address":"Recife, PE"}} -->
</script>`;

const MICRODATA = `<div itemscope itemtype="https://schema.org/JobPosting"><h1 itemprop="title">Line Cook</h1>
<span itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><span itemprop="name">The Copper Pot</span></span>
<span itemprop="jobLocation" itemscope itemtype="https://schema.org/Place"><span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">Austin</span>, <span itemprop="addressRegion">TX</span></span></span>
<div itemprop="description"><p>Work the grill on five evenings a week.</p><ul><li>Knife skills</li><li>Food handler card</li></ul></div></div>`;

const PLAIN_PT = `<div class="topo"><a href="/">Início</a> <a href="/vagas">Vagas</a> <a href="/contato">Contato</a></div>
<div class="pagina"><div class="coluna"><h1>Técnico de Enfermagem</h1><div class="texto">
<p>O Hospital São Lucas abre seleção para o turno da noite. A pessoa vai acompanhar pacientes da clínica médica.</p>
<p>Requisitos:<br>Coren ativo<br>Experiência de um ano</p><ul><li>Salário de R$ 3.200<li>Vale-transporte</ul></div></div>
<aside><p>Outras vagas que talvez interessem: recepcionista, copeiro, motorista.</p></aside></div>
<form><label>Seu e-mail</label><input><button>Enviar</button></form><script>var tracked = "não é texto";</script>`;

const LATIN1 = Buffer.from(
  page(
    'Vaga',
    '',
    '<h1>Cozinheiro</h1><p>Preparação de refeições, organização da cozinha e atenção à higiene. Salário a combinar após avaliação.</p>',
  ).replace('<meta charset="utf-8">', ''),
  'latin1',
);

const bytes = (
  host: string,
  path: string,
  contentType: string,
  body: Buffer,
  encoding?: string,
): SitePage => ({
  host,
  path,
  answer: (response) =>
    response
      .writeHead(200, {
        'content-type': contentType,
        ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
      })
      .end(body),
});

const ENGLISH = page('Backend Engineer', ld({ '@context': 'https://schema.org', ...POSTING }), NOISE);
const HOST = 'careers.trailhead.com';

export const COMPANY_PAGES: readonly SitePage[] = [
  htmlPage(HOST, '/jobs/backend', ENGLISH),
  htmlPage(
    HOST,
    '/jobs/graph',
    page(
      'A',
      ld({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite', name: 'x' }, [POSTING]] }),
      NOISE,
    ),
  ),
  htmlPage(
    HOST,
    '/jobs/nested',
    page(
      'A',
      ld([
        { '@type': 'WebPage', mainEntity: { ...POSTING, jobLocation: [], jobLocationType: 'TELECOMMUTE' } },
      ]),
      NOISE,
    ),
  ),
  htmlPage(
    HOST,
    '/jobs/gone-in-json',
    page(
      'A',
      '<script type="application/ld+json">{"@type":"JobPosting",</script>',
      `${NOISE}<main><h1>Baker</h1><p>Bake bread every morning from four, six days a week, with a small team.</p></main>`,
    ),
  ),
  bytes(HOST, '/jobs/gzip', 'text/html; charset=utf-8', gzipSync(ENGLISH), 'gzip'),
  bytes(HOST, '/jobs/brotli', 'text/html; charset=utf-8', brotliCompressSync(ENGLISH), 'br'),
  redirect(HOST, '/j/1', '/jobs/backend', 301),
  redirect(HOST, '/j/3', '/j/2'),
  redirect(HOST, '/j/2', '/j/1'),
  redirect(HOST, '/j/4', '/j/3'),
  htmlPage('www.contabilipe.com.br', '/vaga', page('Vaga', SLOPPY_LD, '')),
  htmlPage('thecopperpot.com', '/cook', page('Line Cook', '', MICRODATA)),
  htmlPage(
    'hospitalsaolucas.com.br',
    '/vagas/12',
    page(
      'Técnico de Enfermagem - Hospital São Lucas',
      '<meta property="og:site_name" content="Hospital São Lucas">',
      PLAIN_PT,
    ),
  ),
  bytes('restaurante.com.br', '/header', 'text/html; charset=ISO-8859-1', LATIN1),
  bytes('restaurante.com.br', '/lying', 'text/html; charset=utf-8', LATIN1),
  bytes('restaurante.com.br', '/silent', 'text/html', LATIN1),
  bytes('restaurante.com.br', '/unknown', 'text/html; charset=x-klingon', LATIN1),
  bytes('restaurante.com.br', '/utf7', 'text/html; charset=utf-7', LATIN1),
  htmlPage(HOST, '/empty', page('Nothing', '', '<div id="root"></div>')),
  {
    host: HOST,
    path: '/missing',
    answer: (response) => response.writeHead(404, { 'content-type': 'text/html' }).end('gone'),
  },
  {
    host: HOST,
    path: '/forbidden',
    answer: (response) => response.writeHead(403, { 'content-type': 'text/html' }).end('no'),
  },
  bytes(HOST, '/ad.pdf', 'application/pdf', Buffer.from('%PDF-1.7')),
  bytes(HOST, '/no-type', '', Buffer.from('hello')),
];
