import type { Life } from './life.ts';

/** A data engineer who applies in two countries. */
export const IRIS: Pick<Life, 'personal' | 'contacts' | 'summary' | 'experience' | 'skills'> = {
  personal: {
    'First name': 'Íris',
    'Last name': 'Prado',
    Email: 'iris.prado@mailbox.example',
    Phone: '(11) 91234-5678',
    'Professional title': 'Data Engineer',
    City: 'São Paulo',
  },
  contacts: [],
  summary: 'Data engineer who keeps reports on time.',
  experience: [
    {
      position: 'Data Engineer',
      company: 'Aurora',
      start: '03/2021',
      bullets: ['Led a team of 6 people at Aurora', 'Cut the nightly run from 6 to 2 hours'],
    },
    {
      position: 'Analyst',
      company: 'Brisa',
      start: '06/2017',
      end: '02/2021',
      bullets: ['Built weekly reports for 12 stores', 'Kept the stock lists of 3 shops'],
    },
  ],
  skills: ['SQL', 'Project management'],
};
