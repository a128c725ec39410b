/** Application forms that many employers use. */
export const PORTALS = ['gupy', 'workday', 'greenhouse', 'linkedin'] as const;
export type PortalId = (typeof PORTALS)[number];

const HOSTS: Readonly<Record<PortalId, RegExp>> = {
  gupy: /(?:^|\.)gupy\.io$/,
  workday: /(?:^|\.)(?:myworkdayjobs|workday|myworkday)\.com$/,
  greenhouse: /(?:^|\.)greenhouse\.io$/,
  linkedin: /(?:^|\.)linkedin\.com$/,
};

/** The portal that a job's address belongs to. */
export function portalOf(address: string): PortalId | null {
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  return PORTALS.find((portal) => HOSTS[portal].test(host)) ?? null;
}

export const PORTAL_SECTIONS = [
  'person',
  'profile',
  'experience',
  'education',
  'languages',
  'skills',
  'certifications',
  'projects',
] as const;
export type PortalSection = (typeof PORTAL_SECTIONS)[number];

/** What a form asks for. Fields of one entry stand together. */
export const PORTAL_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'city',
  'linkedin',
  'website',
  'headline',
  'summary',
  'jobTitle',
  'company',
  'location',
  'isCurrent',
  'start',
  'end',
  'startMonth',
  'startYear',
  'endMonth',
  'endYear',
  'description',
  'school',
  'degree',
  'fieldOfStudy',
  'language',
  'level',
  'skills',
  'name',
  'issuer',
  'issued',
  'address',
] as const;
export type PortalFieldKey = (typeof PORTAL_FIELDS)[number];

/** Where it is written what a form asks for. */
export interface PortalSource {
  readonly url: string;
  /** The day on which it was read, 'YYYY-MM-DD'. */
  readonly readOn: string;
  /** The portal's own words; otherwise somebody else's observation, which may be out of date. */
  readonly isOwn: boolean;
}

export interface PortalField {
  readonly key: PortalFieldKey;
  /** The most characters it takes; absent where no source says so. */
  readonly limit?: { readonly characters: number; readonly source: PortalSource };
}

export interface PortalForm {
  /** Of the fields and their order. */
  readonly sources: readonly PortalSource[];
  readonly sections: readonly { readonly section: PortalSection; readonly fields: readonly PortalField[] }[];
}
