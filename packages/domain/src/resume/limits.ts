/** How many resumes the free plan holds, in either language. Pro has no limit. */
export const FREE_PLAN_RESUMES = 3;

/** Longest texts, in UTF-16 units. */
export const MAX_CHARACTERS = {
  title: 120,
  name: 100,
  email: 254,
  phone: 40,
  place: 150,
  label: 100,
  line: 200,
  url: 2048,
  richText: 8000,
} as const;

/** Most entries of one list. */
export const MAX_ITEMS = {
  experience: 60,
  education: 40,
  skills: 150,
  contacts: 30,
  projects: 60,
  languages: 40,
  certifications: 80,
  customSections: 20,
  customItems: 60,
  sections: 64,
  hiddenEntries: 400,
  blocks: 200,
  listLines: 200,
  spans: 400,
} as const;

/** The whole document as JSON in UTF-8. Every list at its limit would be far more. */
export const MAX_RESUME_BYTES = 100 * 1024;
