/** Number of resumes in the free plan, in either language. Pro has no limit. */
export const FREE_PLAN_RESUMES = 3;

/** Maximum text lengths, in UTF-16 units. */
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

/** Maximum number of entries per list. */
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

/** Limit of the whole document as JSON in UTF-8; far less than every list at its limit. */
export const MAX_RESUME_BYTES = 100 * 1024;
