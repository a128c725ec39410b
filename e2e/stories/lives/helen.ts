import { randomUUID } from 'node:crypto';
import type { Person } from '../../support/people/accounts.ts';

/** Helen Okafor has run the back office of warehouses for eleven years, and applies for three jobs in a week. */
export const helen = (): Person => ({
  firstName: 'Helen',
  lastName: 'Okafor',
  email: `helen.okafor-${randomUUID()}@lauda.example`,
  password: 'slow-river-under-the-bridge',
});

export const HELENS_TITLE = 'Operations analyst';

/** Exported by another product as JSON Resume. */
export const HELENS_RESUME = {
  basics: {
    name: 'Helen Okafor',
    label: HELENS_TITLE,
    email: 'helen.okafor@lauda.example',
    phone: '+1 412 555 0137',
    summary:
      'Operations analyst with eleven years in warehousing. Plans deliveries, builds weekly reports in SQL and Excel, and trains the people who use them.',
    location: { city: 'Pittsburgh', region: 'PA', countryCode: 'US' },
  },
  work: [
    {
      name: 'Harborline Logistics',
      position: 'Operations Analyst',
      location: 'Pittsburgh, PA',
      startDate: '2019-04',
      highlights: [
        'Planned daily deliveries for 12 warehouses in three states',
        'Built weekly stock reports in SQL and Excel that 40 site managers use',
        'Cut late deliveries from 9% to 4% in two years by planning routes a week ahead',
        'Trained nine colleagues in SQL',
      ],
    },
    {
      name: 'Three Rivers Freight',
      position: 'Inventory Coordinator',
      location: 'Pittsburgh, PA',
      startDate: '2014-08',
      endDate: '2019-03',
      highlights: [
        'Counted and corrected stock of 6,500 articles every quarter',
        'Introduced barcode scanning in two warehouses and wrote the manual for it',
        'Answered customer complaints about missing parcels within one day',
      ],
    },
    {
      name: 'Allegheny Hardware',
      position: 'Warehouse Associate',
      location: 'McKeesport, PA',
      startDate: '2012-06',
      endDate: '2014-07',
      highlights: ['Picked and packed up to 140 orders a shift', 'Drove a forklift with a license'],
    },
  ],
  education: [
    {
      institution: 'Community College of Allegheny County',
      area: 'Business Management',
      studyType: 'Associate',
      startDate: '2010-09',
      endDate: '2012-05',
    },
  ],
  skills: [
    { name: 'SQL' },
    { name: 'Excel' },
    { name: 'Delivery planning' },
    { name: 'Inventory control' },
    { name: 'Customer care' },
    { name: 'Training' },
  ],
  languages: [
    { language: 'English', fluency: 'Native' },
    { language: 'French', fluency: 'Intermediate' },
  ],
  certificates: [{ name: 'Lean Six Sigma Green Belt', issuer: 'ASQ', date: '2018-03' }],
};

/** Names of her copies and the ads they are for. */
export const HELENS_ADS = [
  {
    name: 'Operations analyst – Kettle & Crane',
    ad: `Operations Analyst at Kettle & Crane, Pittsburgh

We ship kitchenware to 3,000 shops from five warehouses.

Requirements:
- At least five years of experience in warehouse operations
- Strong SQL and Excel
- Experience planning deliveries
Nice to have:
- Python
- Experience training colleagues`,
  },
  {
    name: 'Inventory manager – Northvale Pharmacies',
    ad: `Inventory Manager, Northvale Pharmacies

You are responsible for the stock of 80 pharmacies and lead stock counts.

Requirements:
- Experience in inventory control and stock counts
- Experience with barcode scanning
- Customer care
- Excel
Nice to have:
- Lean Six Sigma
- French`,
  },
  {
    name: 'Reporting lead – Tallgrass Energy',
    ad: `Reporting Lead, Tallgrass Energy

You build the weekly reports of our spare parts warehouses and explain them to site managers.

Requirements:
- Several years of SQL reporting
- Experience training colleagues in SQL
- Kubernetes is required
- Experience with delivery planning`,
  },
] as const;
