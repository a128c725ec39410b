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

/** Fields that forms ask for. Fields of one entry are adjacent. */
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

/** Source of what a form asks for. */
export interface PortalSource {
  readonly url: string;
  /** The day it was read, 'YYYY-MM-DD'. */
  readonly readOn: string;
  /** Published by the portal; otherwise a third party's observation, which may be outdated. */
  readonly isOwn: boolean;
}

export interface PortalField {
  readonly key: PortalFieldKey;
  /** Maximum number of characters; absent when no source states it. */
  readonly limit?: { readonly characters: number; readonly source: PortalSource };
}

export interface PortalForm {
  /** Sources for the fields and their order. */
  readonly sources: readonly PortalSource[];
  readonly sections: readonly { readonly section: PortalSection; readonly fields: readonly PortalField[] }[];
}
