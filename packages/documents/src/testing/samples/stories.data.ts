export interface Story {
  readonly title: string;
  readonly personalInfo: object;
  readonly jobs: readonly [Job, ...Job[]];
  readonly education: readonly object[];
  readonly skills: readonly object[];
  readonly languages: readonly object[];
  readonly contacts: readonly object[];
  readonly projects: readonly { readonly bullets: readonly string[] }[];
  readonly certifications: readonly object[];
  readonly custom: { readonly title: string; readonly role: string; readonly bullets: readonly string[] };
}

interface Job {
  readonly company: string;
  readonly position: string;
  readonly location: string;
  readonly bullets: readonly string[];
}

const skills = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([name, skillLevelId], index) => ({ id: `skill-${index}`, name, skillLevelId }));

export const ENGLISH: Story = {
  title: 'Product designer',
  personalInfo: {
    firstName: 'Maya',
    lastName: 'Okafor-Lindqvist',
    email: 'maya.okafor@example.com',
    phone: '+1 (415) 555-0132',
    jobTitle: 'Principal Product Designer',
    city: 'Portland, OR',
    summary: [
      {
        type: 'paragraph',
        spans: [
          { text: 'Designer of complex tools for people who use them all day. ' },
          { text: 'Twelve years', bold: true },
          {
            text: ' across logistics, health and finance; at home between research, prototypes and production code, and known for making dense screens calm. See ',
          },
          { text: 'selected work', link: 'https://maya.example/work' },
          { text: '.' },
        ],
      },
    ],
  },
  jobs: [
    {
      company: 'Harborline',
      position: 'Principal Product Designer',
      location: 'Portland, OR',
      bullets: [
        'Led the redesign of the dispatch console used by 4,200 planners; time to schedule a load fell from 11 to 4 minutes.',
        'Built the design system with two engineers: 64 components, adopted by nine teams, with 38% fewer front-end defects a quarter.',
        'Set up weekly field visits, so that every roadmap item now begins with at least three observed sessions.',
        'Mentored five designers; three were promoted within eighteen months.',
      ],
    },
    {
      company: 'Calder Health',
      position: 'Senior Product Designer',
      location: 'Seattle, WA',
      bullets: [
        'Designed the medication review flow that 60 hospitals use; reported near-misses fell by a fifth in the first year.',
        'Ran 90 interviews with nurses on night shift and turned them into a mid-range set of twelve principles.',
        'Shipped accessibility to WCAG 2.2 AA across web and mobile, with an audit at the end of each sprint.',
      ],
    },
    {
      company: 'Northwind Finance',
      position: 'Product Designer',
      location: 'San Francisco, CA',
      bullets: [
        'Rebuilt onboarding for small businesses: completion went from 52% to 81% at the same fraud rate.',
        'Prototyped in code with React and shipped front-end changes of my own, 140 pull requests in two years.',
        'Introduced a shared language for money: rounding, negative amounts, time zones, and errors that say what to do.',
      ],
    },
    {
      company: 'Fieldnote',
      position: 'Interaction Designer',
      location: 'Remote',
      bullets: [
        'Designed offline-first data collection for agronomists in eleven countries.',
        'Cut the average form from 46 to 19 questions without losing a measure that anybody used.',
      ],
    },
    {
      company: 'Studio Brandt & Ilić',
      position: 'Visual Designer',
      location: 'Chicago, IL',
      bullets: [
        'Identity, print and web for museums, two theatres and a public library with 27 branches.',
        'Typeset a 320-page catalogue, awarded by the regional guild of printers.',
      ],
    },
    {
      company: 'Cook County Library',
      position: 'Design Intern',
      location: 'Chicago, IL',
      bullets: [
        'Redrew the wayfinding of the main hall; questions at the desk about directions fell by half.',
      ],
    },
  ],
  education: [
    {
      id: 'edu-1',
      school: 'University of Illinois Chicago',
      degree: 'master',
      field: 'Human–Computer Interaction',
      location: 'Chicago, IL',
      startDate: '2012-09',
      endDate: '2014-06',
      current: false,
      description: [
        {
          type: 'paragraph',
          spans: [{ text: 'Thesis on how dispatchers read tables under time pressure.' }],
        },
      ],
    },
    {
      id: 'edu-2',
      school: 'Rhode Island School of Design',
      degree: 'bachelor',
      field: 'artsAndHumanities',
      location: 'Providence, RI',
      startDate: '2008',
      endDate: '2012',
      current: false,
      description: [],
    },
  ],
  skills: skills({
    'Interaction design': 'expert',
    'Field research': 'expert',
    'Design systems': 'advanced',
    Typography: 'advanced',
    'HTML and CSS': '',
    TypeScript: '',
    Figma: '',
    Accessibility: 'advanced',
    'Data visualisation': '',
    Facilitation: '',
  }),
  languages: [
    { id: 'lang-1', name: 'English', level: 'native' },
    { id: 'lang-2', name: 'Swedish', level: 'professional' },
    { id: 'lang-3', name: 'Igbo', level: 'Spoken at home' },
  ],
  contacts: [
    { id: 'contact-1', kind: 'other', label: 'Portfolio', value: 'maya.example' },
    { id: 'contact-2', kind: 'linkedin', value: 'https://www.linkedin.com/in/maya-okafor-lindqvist' },
    { id: 'contact-3', kind: 'github', value: 'https://github.com/mayaol' },
    { id: 'contact-4', kind: 'pronouns', value: 'she/her' },
  ],
  projects: [
    {
      id: 'project-1',
      name: 'Quiet Tables',
      url: 'https://quiet-tables.example',
      startDate: '2021-01',
      endDate: '',
      current: true,
      bullets: [
        'An open-source library for dense tables that screen readers can follow; 2,900 stars, 41 contributors.',
      ],
    } as { readonly bullets: readonly string[] },
  ],
  certifications: [
    {
      id: 'cert-1',
      name: 'Certified Professional in Web Accessibility',
      issuer: 'IAAP',
      date: '2022-05',
      url: 'https://iaap.example/cert/4411',
    },
    { id: 'cert-2', name: 'Service Design Lead', issuer: 'Interaction Guild', date: '2019', url: '' },
  ],
  custom: {
    id: 'volunteering-1',
    title: 'Volunteering',
    role: 'Mentor',
    subtitle: 'Design Bridge Portland',
    url: '',
    startDate: '2018',
    endDate: '',
    current: true,
    bullets: ['Monthly portfolio reviews for people who change careers; 60 so far.'],
  } as Story['custom'],
};

export const PORTUGUESE: Story = {
  title: 'Engenheira de software',
  personalInfo: {
    firstName: 'Ana Beatriz',
    lastName: 'Conceição de Araújo',
    email: 'ana.conceicao@exemplo.com.br',
    phone: '+55 (11) 98765-4321',
    jobTitle: 'Engenheira de Software Sênior',
    city: 'São Paulo, SP',
    summary: [
      {
        type: 'paragraph',
        spans: [
          { text: 'Engenheira com ' },
          { text: 'dez anos de experiência', bold: true },
          {
            text: ' em sistemas de pagamento de alto volume. Gosto de problemas em que correção e velocidade importam ao mesmo tempo, de código que se lê em voz alta e de equipes em que perguntar é normal.',
          },
        ],
      },
    ],
  },
  jobs: [
    {
      company: 'Maré Pagamentos',
      position: 'Engenheira de Software Sênior',
      location: 'São Paulo, SP',
      bullets: [
        'Conduzi a migração do núcleo de liquidação para eventos: 9 milhões de transações por dia sem uma hora de indisponibilidade.',
        'Reduzi o custo de infraestrutura em 31% ao trocar varreduras noturnas por conciliação contínua.',
        'Criei o programa de revisão de incidentes; o tempo médio de recuperação caiu de 48 para 13 minutos.',
        'Orientei seis pessoas; quatro foram promovidas em dois anos.',
      ],
    },
    {
      company: 'Clínica Já',
      position: 'Engenheira de Software Plena',
      location: 'Campinas, SP',
      bullets: [
        'Desenvolvi a agenda que 1.300 clínicas usam todos os dias, com sincronização sem conexão.',
        'Escrevi a biblioteca de formulários acessíveis adotada por toda a empresa.',
        'Implantei entrega contínua: de uma publicação por quinzena para doze por dia.',
      ],
    },
    {
      company: 'Banco Paineira',
      position: 'Desenvolvedora Back-end',
      location: 'São Paulo, SP',
      bullets: [
        'Participei da construção do Pix no banco: consulta de chaves abaixo de 40 ms no percentil 99.',
        'Automatizei relatórios regulatórios que tomavam três dias de duas pessoas por mês.',
        'Introduzi testes de contrato entre vinte e dois serviços e acabei com as quebras de sexta-feira.',
      ],
    },
    {
      company: 'Sementeira Dados',
      position: 'Desenvolvedora',
      location: 'Remoto',
      bullets: [
        'Coleta de dados agrícolas em campo, com mapas que funcionam sem sinal.',
        'Reescrevi o motor de importação: planilhas de 200 mil linhas em 8 segundos.',
      ],
    },
    {
      company: 'Prefeitura de São Carlos',
      position: 'Analista de Sistemas',
      location: 'São Carlos, SP',
      bullets: ['Portal de transparência com dados abertos, citado como referência pelo tribunal de contas.'],
    },
    {
      company: 'Laboratório de Engenharia de Software',
      position: 'Bolsista de iniciação científica',
      location: 'São Carlos, SP',
      bullets: ['Estudo sobre leitura de código por iniciantes, publicado em simpósio nacional.'],
    },
  ],
  education: [
    {
      id: 'edu-1',
      school: 'Universidade de São Paulo',
      degree: 'master',
      field: 'computerAndInformationSciences',
      location: 'São Carlos, SP',
      startDate: '2014-02',
      endDate: '2016-03',
      current: false,
      description: [
        { type: 'paragraph', spans: [{ text: 'Dissertação sobre verificação de protocolos de pagamento.' }] },
      ],
    },
    {
      id: 'edu-2',
      school: 'Universidade Federal de São Carlos',
      degree: 'bachelor',
      field: 'engineering',
      location: 'São Carlos, SP',
      startDate: '2009',
      endDate: '2013',
      current: false,
      description: [],
    },
  ],
  skills: skills({
    Java: 'expert',
    Kotlin: 'advanced',
    PostgreSQL: 'expert',
    'Sistemas distribuídos': 'advanced',
    Kafka: 'advanced',
    Observabilidade: '',
    TypeScript: 'intermediate',
    'Liderança técnica': '',
    'Comunicação escrita': '',
  }),
  languages: [
    { id: 'lang-1', name: 'Português', level: 'native' },
    { id: 'lang-2', name: 'Inglês', level: 'full' },
    { id: 'lang-3', name: 'Espanhol', level: 'limited' },
  ],
  contacts: [
    { id: 'contact-1', kind: 'linkedin', value: 'https://www.linkedin.com/in/ana-conceicao-araujo' },
    { id: 'contact-2', kind: 'github', value: 'https://github.com/anaconceicao' },
    { id: 'contact-3', kind: 'drivingLicense', value: 'B' },
    { id: 'contact-4', kind: 'availability', value: 'a partir de março' },
  ],
  projects: [
    {
      id: 'project-1',
      name: 'Conciliador',
      url: 'https://conciliador.exemplo.dev',
      startDate: '2020-06',
      endDate: '',
      current: true,
      bullets: ['Ferramenta aberta para conciliar extratos; 1.100 estrelas e usuários em quatro países.'],
    } as { readonly bullets: readonly string[] },
  ],
  certifications: [
    {
      id: 'cert-1',
      name: 'Arquiteta de Soluções',
      issuer: 'Nuvem Aberta',
      date: '2023-08',
      url: 'https://nuvem.exemplo/cert/77',
    },
    { id: 'cert-2', name: 'Segurança de aplicações', issuer: 'Instituto Cifra', date: '2021', url: '' },
  ],
  custom: {
    id: 'volunteering-1',
    title: 'Trabalho voluntário',
    role: 'Professora',
    subtitle: 'Meninas Programam',
    url: '',
    startDate: '2017',
    endDate: '',
    current: true,
    bullets: ['Aulas de programação aos sábados para turmas de vinte alunas do ensino médio.'],
  } as Story['custom'],
};
