import { htmlPage, jsonPage, type SitePage } from './site.ts';

// Pages with the markup that the job boards used in 2026; companies and people are made up.

/** job-boards.greenhouse.io: no JSON-LD, the description in the page, the company only in the title. */
const GREENHOUSE = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>
<title>Job Application for Senior Logistics Analyst at Harbor &amp; Pine</title>
<meta property="og:title" content="Senior Logistics Analyst"/><meta property="og:description" content="Rotterdam, Netherlands"/>
<link rel="canonical" href="https://job-boards.greenhouse.io/harborpine/jobs/4412873005"/>
<script>window.__remixContext = {"url":"/harborpine/jobs/4412873005","state":{"loaderData":{}}};</script></head>
<body><main class="main font-secondary job-post"><div class="job-post-container">
<div class="image-container"><a href="https://job-boards.greenhouse.io/harborpine" class="logo"><img src="https://s.example/logo.png" alt="Harbor &amp; Pine Logo"/></a></div>
<div class="job__header"><div class="job__title"><h1 class="section-header section-header--large font-primary">Senior Logistics Analyst</h1>
<div class="job__location"><svg viewBox="0 0 24 24"><title>pin</title><path d="M6"></path></svg><div>Rotterdam, Netherlands</div></div></div>
<button aria-label="Apply" class="btn btn--pill">Apply</button></div>
<div class="job__description body"><div><p><strong>About the team</strong></p><p>We plan 40 vessels a week&nbsp;and want fewer empty containers.</p></div>
<div><h3>What you will do</h3><ul><li>Model demand with SQL and Python</li><li><p>Own the weekly forecast</p></li></ul>
<h3>What you bring</h3><ul><li>5+ years in supply chain analytics</li><li>Fluent English; Dutch is a plus</li></ul></div></div>
<div class="application--container"><form id="application-form"><label for="first_name">First Name</label><input id="first_name"/></form></div>
</div></main></body></html>`;

/** The old boards.greenhouse.io, with JSON-LD turned off by the customer. */
const GREENHOUSE_OLD = `<!DOCTYPE html><html><head><title>Job Application for Analista de Dados at Mercado Aurora</title></head><body>
<div id="wrapper"><div id="main"><div id="header"><h1 class="app-title">Analista de Dados</h1>
<span class="company-name">
  at Mercado Aurora
</span><div class="location">São Paulo, SP</div></div>
<div id="content"><p>Buscamos uma pessoa analista para o time de preços.</p>
<p><strong>Requisitos</strong></p><ul><li>SQL avançado</li><li>Experiência com Power BI</li></ul></div>
<div id="application"><form><label>Nome</label></form></div></div></div></body></html>`;

/** boards-api.greenhouse.io: content is HTML, escaped once. */
const GREENHOUSE_API = {
  id: 4412873005,
  title: 'Senior Logistics Analyst',
  absolute_url: 'https://job-boards.greenhouse.io/harborpine/jobs/4412873005',
  company_name: 'Harbor & Pine',
  location: { name: 'Rotterdam, Netherlands' },
  content:
    '&lt;p&gt;We plan 40 vessels a week.&lt;/p&gt;\n&lt;ul&gt;\n&lt;li&gt;Model demand with SQL &amp;amp; Python&lt;/li&gt;\n&lt;li&gt;Own the weekly forecast&lt;/li&gt;\n&lt;/ul&gt;',
};

const LEVER = `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Northwind Clinics - Registered Nurse</title>
<meta property="og:title" content="Northwind Clinics - Registered Nurse"></head>
<body class="show"><div class="content-wrapper posting-page"><div class="content">
<div class="section page-centered posting-header"><div class="posting-headline"><h2>Registered Nurse</h2>
<div class="posting-categories"><div href="#" class="sort-by-time posting-category medium-category-label width-full capitalize-labels location">Portland, OR /</div>
<div class="sort-by-team posting-category">Care – Inpatient /</div><div class="sort-by-commitment posting-category">Full-time</div></div></div>
<div class="postings-btn-wrapper"><a class="postings-btn template-btn-submit cerulean" href="https://jobs.lever.co/northwind/9d2f/apply">Apply for this job</a></div></div>
<div class="section-wrapper page-full-width"><div class="section page-centered" data-qa="job-description"><div>Join a ward of 24 beds.</div><div><br></div><div>Nights are shared fairly.</div></div>
<div class="section page-centered"><div><h3>You have</h3><ul class="posting-requirements plain-list"><ul><li>An active RN license in Oregon</li><li>Two years of bedside care</li></ul></ul></div></div>
<div class="section page-centered" data-qa="closing-description"><div>We pay $45 to $58 an hour.</div></div>
<div class="section page-centered last-section-apply"><a class="postings-btn" href="#">Apply for this job</a></div></div>
</div></div></body></html>`;

const LEVER_API = {
  id: '9d2f',
  text: 'Registered Nurse',
  hostedUrl: 'https://jobs.lever.co/northwind/9d2f',
  categories: { location: 'Portland, OR', team: 'Inpatient', commitment: 'Full-time' },
  description: '<div>Join a ward of 24 beds.</div>',
  descriptionPlain: 'Join a ward of 24 beds.',
  lists: [
    {
      text: 'You have',
      content: '<li>An active RN license in Oregon</li><li>Two years of bedside care</li>',
    },
  ],
  additional: '<div>We pay $45 to $58 an hour.</div>',
};

const ASHBY_DATA = {
  organization: {
    name: 'Quill & Otter',
    publicWebsite: 'https://quillotter.example',
    hostedJobsPageSlug: 'quillotter',
  },
  posting: {
    id: '0b6f7d0e-1f6a-4e0e-9a45-0d5b1f0b7c11',
    title: 'Staff Platform Engineer',
    departmentName: 'Engineering',
    locationName: 'Lisbon',
    secondaryLocationNames: ['Remote (EU)'],
    workplaceType: 'Hybrid',
    employmentType: 'FullTime',
    descriptionHtml:
      '<h2>About the role</h2><p style="min-height:1.5em">You keep 300 services "boring" {yes, really}.</p><ul><li><p style="min-height:1.5em">Run Kubernetes on three clouds</p></li><li><p style="min-height:1.5em">Write Go and a little Rust</p></li></ul>',
  },
  jobBoard: null,
};
const ASHBY = `<!DOCTYPE html><html lang="en"><head><title>Staff Platform Engineer @ Quill &amp; Otter</title>
<meta name="description" content="You keep 300 services boring."/></head><body><div id="root"></div>
<script>window.__appData = ${JSON.stringify(ASHBY_DATA).replaceAll('<', '\\u003c')};
window.__otherData = {"a":1};</script><script src="/assets/index.js"></script><noscript>You need to enable JavaScript to run this app.</noscript></body></html>`;

const WORKABLE_API = {
  id: 4821557,
  shortcode: 'BCEAC9B2D1',
  title: 'Customer Support Lead',
  remote: false,
  location: { country: 'Brazil', countryCode: 'BR', city: 'Curitiba', region: 'Paraná' },
  state: 'published',
  description: '<p>Lead a team of eight people who answer in two languages.</p>',
  requirements: '<ul>\n<li>3 years in support</li>\n<li>Zendesk</li>\n</ul>',
  benefits: '<ul><li>Health plan</li></ul>',
};
const WORKABLE_SHELL = `<!doctype html><html><head><title>Customer Support Lead - Pinho Doce</title></head><body><div id="app"></div><script src="/main.js"></script></body></html>`;

const GUPY_DATA = {
  props: {
    pageProps: {
      job: {
        id: 7712345,
        name: 'Pessoa Engenheira de Software Pleno',
        careerPageName: 'Padaria Estrela',
        description:
          '<p>Somos a <strong>Padaria Estrela</strong>, com 120 lojas.</p><p><br></p><p>Venha fazer pão e código.</p>',
        responsibilities: '<ul><li>Manter as APIs de pedidos</li><li>Revisar código</li></ul>',
        prerequisites: '<ul><li>Node.js e PostgreSQL</li><li>Inglês para leitura</li></ul>',
        relevantExperiences: '<p>Vale-refeição e plano de saúde.</p>',
        workplace: {
          workplaceType: 'hybrid',
          address: { city: 'Belo Horizonte', stateShortName: 'MG', country: 'Brasil' },
        },
      },
    },
  },
  page: '/jobs/[id]',
};
const GUPY = `<!DOCTYPE html><html lang="pt-BR"><head><meta charSet="utf-8"/><title>Pessoa Engenheira de Software Pleno | Padaria Estrela</title></head>
<body><div id="__next"><header><a href="/">Padaria Estrela</a></header><main><section id="section-description"><h1>Pessoa Engenheira de Software Pleno</h1><p>Carregando…</p></section></main></div>
<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(GUPY_DATA).replaceAll('<', '\\u003c')}</script></body></html>`;

export const BOARD_PAGES: readonly SitePage[] = [
  htmlPage('job-boards.greenhouse.io', '/harborpine/jobs/4412873005', GREENHOUSE),
  htmlPage('boards.greenhouse.io', '/mercadoaurora/jobs/5520', GREENHOUSE_OLD),
  jsonPage('boards-api.greenhouse.io', '/v1/boards/harborpine/jobs/4412873005', GREENHOUSE_API),
  htmlPage('jobs.lever.co', '/northwind/9d2f', LEVER),
  jsonPage('api.lever.co', '/v0/postings/northwind/9d2f', LEVER_API),
  htmlPage('jobs.ashbyhq.com', '/quillotter/0b6f7d0e-1f6a-4e0e-9a45-0d5b1f0b7c11', ASHBY),
  htmlPage('apply.workable.com', '/pinho-doce/j/BCEAC9B2D1/', WORKABLE_SHELL),
  jsonPage('apply.workable.com', '/api/v2/accounts/pinho-doce/jobs/BCEAC9B2D1', WORKABLE_API),
  htmlPage('padariaestrela.gupy.io', '/jobs/7712345', GUPY),
];
