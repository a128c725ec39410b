import type { Locale } from '../locale.ts';
import type { Resume } from './resume.ts';
import { normaliseResume } from './schema.ts';

/** A fictional person, for the first look at the editor. Uses domains reserved for examples. */
const ENGLISH = {
  personalInfo: {
    firstName: 'Maya',
    lastName: 'Lindqvist',
    email: 'maya.lindqvist@example.com',
    phone: '(555) 010-0148',
    jobTitle: 'Product Operations Manager',
    summary:
      'Operations manager with nine years in software and logistics. Turns loose processes into ones that teams keep using, and measures what changes.',
    city: 'Portland, OR',
  },
  experience: [
    {
      id: 'sample-1',
      company: 'Harborline Freight Software',
      position: 'Product Operations Manager',
      location: 'Portland, OR',
      startDate: '2021-03',
      current: true,
      description:
        '• Cut the time from customer request to release from 11 weeks to 6 by giving every request one owner\n• Lead a team of four across two time zones\n• Built the weekly metrics review that 40 people now use to plan',
    },
    {
      id: 'sample-2',
      company: 'Fernhill Market',
      position: 'Operations Analyst',
      location: 'Seattle, WA',
      startDate: '2017-06',
      endDate: '2021-02',
      description:
        '• Found and removed a duplicate delivery step, saving 1,200 driver hours a year\n• Wrote the onboarding guide used in all nine warehouses',
    },
  ],
  education: [
    {
      id: 'sample-education-1',
      school: 'Cascadia Hills University',
      degree: 'bachelor',
      field: 'businessAndManagement',
      startDate: '2013-09',
      endDate: '2017-05',
    },
  ],
  skills: [
    { id: 'sample-skill-1', name: 'Process design', skillLevelId: 'expert' },
    { id: 'sample-skill-2', name: 'SQL', skillLevelId: 'advanced' },
    { id: 'sample-skill-3', name: 'Facilitation', skillLevelId: 'advanced' },
  ],
  languages: [
    { id: 'sample-language-1', name: 'English', level: 'native' },
    { id: 'sample-language-2', name: 'Swedish', level: 'professional' },
  ],
  contacts: [
    { id: 'sample-contact-1', kind: 'linkedin', label: '', value: 'linkedin.com/in/maya-lindqvist-example' },
    { id: 'sample-contact-2', kind: 'website', label: '', value: 'maya.example.com' },
  ],
};

const PORTUGUESE = {
  personalInfo: {
    firstName: 'Helena',
    lastName: 'Tavares',
    email: 'helena.tavares@example.com',
    phone: '+55 (11) 95550-0148',
    jobTitle: 'Coordenadora de Operações',
    summary:
      'Coordenadora de operações com nove anos de experiência em software e logística. Transforma processos soltos em rotinas que as equipes seguem e mede o que muda.',
    city: 'São Paulo, SP',
  },
  experience: [
    {
      id: 'sample-1',
      company: 'Porto Claro Sistemas',
      position: 'Coordenadora de Operações',
      location: 'São Paulo, SP',
      startDate: '2021-03',
      current: true,
      description:
        '• Reduziu de 11 para 6 semanas o tempo entre o pedido do cliente e a entrega, com uma pessoa responsável por pedido\n• Lidera uma equipe de quatro pessoas\n• Criou a reunião semanal de indicadores, hoje usada por 40 pessoas',
    },
    {
      id: 'sample-2',
      company: 'Mercado Serra Verde',
      position: 'Analista de Operações',
      location: 'Campinas, SP',
      startDate: '2017-06',
      endDate: '2021-02',
      description:
        '• Eliminou uma etapa duplicada de entrega, com economia de 1.200 horas por ano\n• Escreveu o guia de integração adotado nos nove centros de distribuição',
    },
  ],
  education: [
    {
      id: 'sample-education-1',
      school: 'Faculdade Vale das Águas',
      degree: 'bachelor',
      field: 'businessAndManagement',
      startDate: '2013-02',
      endDate: '2016-12',
    },
  ],
  skills: [
    { id: 'sample-skill-1', name: 'Desenho de processos', skillLevelId: 'expert' },
    { id: 'sample-skill-2', name: 'SQL', skillLevelId: 'advanced' },
    { id: 'sample-skill-3', name: 'Facilitação de reuniões', skillLevelId: 'advanced' },
  ],
  languages: [
    { id: 'sample-language-1', name: 'Português', level: 'native' },
    { id: 'sample-language-2', name: 'Inglês', level: 'professional' },
  ],
  contacts: [
    { id: 'sample-contact-1', kind: 'linkedin', label: '', value: 'linkedin.com/in/helena-tavares-example' },
    { id: 'sample-contact-2', kind: 'website', label: '', value: 'helena.example.com' },
  ],
};

export const sampleResume = (language: Locale): Resume =>
  normaliseResume({ ...(language === 'pt-BR' ? PORTUGUESE : ENGLISH), language }, { language });
