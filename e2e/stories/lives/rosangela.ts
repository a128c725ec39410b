import type { Life } from './life.ts';

/** A nurse in Recife who writes on her phone between two shifts. */
export const ROSANGELA: Life = {
  personal: {
    Nome: 'Rosângela',
    Sobrenome: 'Conceição d’Ávila',
    'E-mail': 'rosangela.avila@correio.example',
    Telefone: '81987654321',
    'Título profissional': 'Técnica de enfermagem',
    Cidade: 'Recife, PE',
  },
  summary:
    'Técnica de enfermagem com nove anos de pronto-socorro e UTI. Cuido de até oito leitos por plantão e treino quem chega.',
  experience: [
    {
      position: 'Técnica de enfermagem, UTI adulto',
      company: 'Hospital Boa Viagem',
      start: '032019',
      bullets: [
        'Cuido de oito leitos por plantão, com escala de 12 por 36 horas',
        'Reduzi em 18% as lesões por pressão com a mudança de decúbito a cada duas horas',
        'Treinei 23 colegas no protocolo de sepse',
      ],
    },
    {
      position: 'Técnica de enfermagem, pronto-socorro',
      company: 'UPA Caxangá',
      start: '05/2015',
      end: '02/2019',
      bullets: [
        'Fiz a triagem de cerca de 90 pessoas por plantão',
        'Coletei exames e apliquei medicação endovenosa',
      ],
    },
  ],
  education: [
    {
      school: 'Escola Técnica Agamenon Magalhães',
      degree: 'Curso técnico',
      field: 'Saúde',
      start: '02/2013',
      end: '12/2014',
    },
  ],
  skills: ['Punção venosa', 'Curativos', 'Suporte básico de vida', 'Prontuário eletrônico'],
  projects: [],
  languages: [{ name: 'Português', level: 'Nativo ou bilíngue' }],
  certifications: [{ name: 'Suporte Avançado de Vida (ACLS)', issuer: 'SBC', date: '08/2023' }],
  contacts: [{ kind: 'CNH', value: 'B' }],
  own: { heading: 'Trabalho voluntário', items: ['Vacinação nas escolas do bairro, 2021 e 2022'] },
};

export const ROSANGELAS_JOB = {
  company: 'Hospital Jaboatão',
  position: 'Técnica de enfermagem',
  ad: `Técnica de enfermagem, Hospital Jaboatão, Recife

Buscamos uma pessoa para a UTI adulto, em escala de 12 por 36 horas.

Requisitos obrigatórios:
- Curso técnico em enfermagem
- Experiência em UTI
- Punção venosa e curativos
- Suporte básico de vida

Desejável:
- Prontuário eletrônico
- Inglês`,
};

export const ROSANGELAS_LETTER =
  'Há nove anos trabalho em plantões de doze horas, no pronto-socorro e na UTI. Quero fazer o mesmo com vocês.';
