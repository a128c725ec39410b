/** Resumes as each earlier form stored them. A new version adds one of the last; none is ever changed. */
export const HISTORICAL_RESUMES: readonly { readonly version: number; readonly stored: unknown }[] = [
  {
    version: 0,
    stored: {
      id: '5f0c',
      title: "Ana's Resume",
      template: {
        id: 'simple',
        name: 'Simple Template',
        style: 'simple',
        thumbnail: '/templates/simple-template.jpg',
        measurements: { padding: 48 },
      },
      profileId: 'p-1',
      personalInfo: {
        firstName: 'Ana',
        lastName: 'Souza',
        email: 'ana@example.com',
        phone: '5511955550148',
        jobTitle: 'Engineer',
        summary: 'First line.\n- one\n- two',
        city: 'São Paulo',
        photo: null,
      },
      experience: [
        {
          id: 1,
          company: 'Acme',
          position: 'Dev',
          startDate: '2020-03-01',
          endDate: '',
          current: true,
          description: 'Did <b>things</b>',
        },
        'broken',
      ],
      education: [
        {
          id: 'e1',
          school: 'USP',
          degree: "Bachelor's",
          field: 'Engineering',
          startDate: '02/2012',
          endDate: '2016',
          current: false,
          description: '',
        },
      ],
      skills: [{ id: 's1', name: 'SQL', skillLevelId: 'veryGood' }, null],
      sectionTitle: {
        personalInfo: 'Personal Information',
        experience: 'Experience',
        skills: 'What I can do',
      },
      updatedAt: '2025-05-01T10:00:00.000Z',
    },
  },
  { version: 0, stored: {} },
  { version: 0, stored: { personalInfo: null, experience: null, education: {}, skills: 'none' } },
];
