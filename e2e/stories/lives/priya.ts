import type { Life } from './life.ts';

/** A data engineer with eleven years of work: two full pages. */
export const PRIYA: Life = {
  personal: {
    'First name': 'Priya',
    'Last name': 'Raman-O’Neill',
    Email: 'priya.raman@mailbox.example',
    Phone: '(415) 555-0132',
    'Professional title': 'Senior Data Engineer',
    City: 'Oakland, CA',
  },
  summary:
    'Data engineer who turns late, doubtful reports into numbers that finance signs. Eleven years in retail, freight and health. Led teams of up to six.',
  experience: [
    {
      position: 'Senior Data Engineer',
      company: 'Nordlys Freight',
      start: '03/2021',
      bullets: [
        'Moved 240 nightly pipelines from cron to Airflow and cut the run from 9 h to 2 h 40 min',
        'Cut the warehouse bill by 31% by partitioning the 40 largest tables',
        'Wrote the on-call handbook; pages at night fell from 22 to 3 a month',
        'Hired and mentored four engineers, two of whom lead teams today',
        'Set up column-level lineage for 1,800 tables, so that an audit took two days instead of three weeks',
      ],
    },
    {
      position: 'Data Engineer',
      company: 'Havnegade Retail Group',
      start: '06/2017',
      end: '02/2021',
      bullets: [
        'Built the stock ledger that 412 shops reconcile against every morning',
        'Replaced 60 hand-kept spreadsheets by one model in dbt with 350 tests',
        'Ran the move from on-premise Oracle to BigQuery, 14 TB, with four hours of downtime',
        'Gave a weekly SQL class that 90 colleagues finished',
      ],
    },
    {
      position: 'BI Developer',
      company: 'St. Brendan’s Hospital Trust',
      start: '09/2013',
      end: '05/2017',
      bullets: [
        'Delivered the bed-occupancy board that nine wards still use',
        'Found and repaired a rounding fault that had understated waiting times by 6%',
        'Anonymized 2.1 million patient records for research under HIPAA',
      ],
    },
    {
      position: 'Junior Analyst',
      company: 'Calder & Sons Logistics',
      start: '07/2012',
      end: '08/2013',
      bullets: [
        'Automated the weekly freight report, saving two days a week',
        'Cleaned 80,000 customer addresses',
      ],
    },
  ],
  education: [
    {
      school: 'San José State University',
      degree: 'Master’s degree',
      field: 'Mathematics and Statistics',
      start: '09/2010',
      end: '06/2012',
    },
    {
      school: 'University of Galway',
      degree: 'Bachelor’s degree',
      field: 'Computer and Information Sciences',
      start: '09/2006',
      end: '06/2010',
    },
  ],
  skills: ['Python', 'SQL', 'dbt', 'Airflow', 'BigQuery', 'Terraform', 'Kafka', 'Spark'],
  projects: [
    {
      name: 'Tide tables for small harbors',
      description: 'Open data for 214 harbors, used by two sailing schools.',
    },
    { name: 'sqlsum', description: 'A linter that finds sums over joined rows. 1,300 stars.' },
  ],
  languages: [
    { name: 'English', level: 'Native or bilingual' },
    { name: 'Tamil', level: 'Native or bilingual' },
    { name: 'Danish', level: 'Limited working' },
  ],
  certifications: [
    { name: 'Professional Data Engineer', issuer: 'Google Cloud', date: '05/2022' },
    { name: 'Certified Kubernetes Application Developer', issuer: 'CNCF', date: '11/2020' },
  ],
  contacts: [
    { kind: 'LinkedIn', value: 'linkedin.com/in/priya-raman-example' },
    { kind: 'Website', value: 'priya-raman.example' },
    { kind: 'GitHub', value: 'github.com/priya-raman-example' },
    { kind: 'Availability', value: 'from January' },
  ],
  own: { heading: 'Talks', items: ['Ledgers that balance, DataCouncil 2024', 'Fewer alerts, PyBay 2022'] },
};
