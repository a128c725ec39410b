/** Two pages of resume data: 15 skills, 5 roles at 3 employers, 4 custom contact fields. */
export const LIFE = {
  person: ['Ines', 'Falk', 'ines.falk@example.com', '+45 32 12 34 56', 'Senior Data Engineer', 'Copenhagen'],
  contacts: ['linkedin.com/in/inesfalk', 'github.com/inesfalk', 'inesfalk.dev', 'notes.inesfalk.dev'],
  summary:
    'Data engineer with eleven years in logistics, energy and retail. Builds platforms that other teams run without help, and retires the ones that nobody needs. Known for migrations that end on the day they were promised for and for the documents that make them boring.',
  employers: [
    {
      company: 'Nordlys Energi',
      location: 'Copenhagen, Denmark',
      roles: [
        { position: 'Data Engineer', period: '04/2017 – 02/2019' },
        { position: 'Senior Data Engineer', period: '03/2019 – 08/2022' },
        { position: 'Lead Data Engineer', period: '09/2022 – now' },
      ],
    },
    {
      company: 'Havnegade Logistik',
      location: 'Aarhus, Denmark',
      roles: [{ position: 'Analytics Engineer', period: '06/2014 – 03/2017' }],
    },
    {
      company: 'Bredgade Retail',
      location: 'Odense, Denmark',
      roles: [{ position: 'Data Analyst', period: '08/2012 – 05/2014' }],
    },
  ],
  bullets: [
    'Led the move of 240 nightly pipelines to one scheduler, which cut the run from nine hours to under three and ended the weekly call-outs.',
    'Wrote the contract tests that eleven source teams now run before they deploy, so that broken feeds are found by the people who break them.',
    'Planned capacity with finance and gave back a third of the warehouse budget without a single report becoming slower than it was before.',
    'Mentored four engineers, two of whom now own platforms themselves, and kept the on-call rota at one quiet week in every six.',
    'Replaced a licensed reporting tool by queries and a small web page that 300 colleagues open every morning before the first meeting.',
  ],
  school: ['University of Southern Denmark', 'Master’s degree', 'Logistics engineering'],
  schoolPeriod: '2010 – 2012',
  skills:
    'Python, SQL, dbt, Airflow, BigQuery, Terraform, Kafka, Spark, Docker, Git, Linux, Looker, Kubernetes, PostgreSQL, Data modeling',
} as const;
