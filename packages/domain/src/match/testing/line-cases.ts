import type { Locale } from '../../locale.ts';
import { emptyResume } from '../../resume/empty-resume.ts';
import type { Resume } from '../../resume/resume.ts';
import type { RichText } from '../../resume/rich-text.ts';

interface SketchedJob {
  readonly company: string;
  readonly position: string;
  readonly place: string;
  readonly from: string;
  /** Null: still current. */
  readonly to: string | null;
  readonly bullets: readonly string[];
}

/** A resume reduced to the fields that the match uses. */
export interface Sketch {
  readonly name: string;
  readonly title: string;
  readonly city: string;
  readonly summary: string;
  readonly experience: readonly SketchedJob[];
  readonly education: readonly {
    readonly school: string;
    readonly degree: string;
    readonly field: string;
    readonly from?: string;
    readonly to?: string;
  }[];
  readonly skills: readonly string[];
  readonly certificates: readonly {
    readonly name: string;
    readonly issuer?: string;
    readonly date?: string;
  }[];
  readonly languages: readonly { readonly name: string; readonly level: string }[];
  readonly projects?: readonly { readonly name: string; readonly text: string }[];
}

export type LineStatus = 'met' | 'partly' | 'missing' | 'not-asked';

export interface LabelledLine {
  /** A whole line of the ad. */
  readonly text: string;
  readonly kind: string;
  readonly status: LineStatus;
  readonly items: readonly { readonly name: string; readonly status: 'met' | 'missing' | 'not-needed' }[];
}

export interface LineCase {
  readonly id: string;
  readonly trade: string;
  readonly person: Sketch;
  readonly ad: string;
  readonly lines: readonly LabelledLine[];
}

/** The month in which the cases were written: current jobs count up to it. */
const WRITTEN = '2026-11';

const paragraph = (text: string): RichText => (text === '' ? [] : [{ type: 'paragraph', spans: [{ text }] }]);

const bullets = (texts: readonly string[]): RichText =>
  texts.length === 0 ? [] : [{ type: 'bullets', items: texts.map((text) => [{ text }]) }];

const localeOfCase = ({ id }: LineCase): Locale => (id.includes('-pt-') ? 'pt-BR' : 'en-US');

export function resumeOf(one: LineCase): Resume {
  const { person } = one;
  const empty = emptyResume(localeOfCase(one));
  const [firstName = '', ...others] = person.name.split(' ');
  return {
    ...empty,
    updatedAt: `${WRITTEN}-15T12:00:00.000Z`,
    personalInfo: {
      ...empty.personalInfo,
      firstName,
      lastName: others.join(' '),
      jobTitle: person.title,
      city: person.city,
      summary: paragraph(person.summary),
    },
    experience: person.experience.map(({ company, position, place, from, to, bullets: texts }, index) => ({
      id: `exp-${index + 1}`,
      company,
      position,
      location: place,
      startDate: from,
      endDate: to ?? '',
      current: to === null,
      description: bullets(texts),
    })),
    education: person.education.map(({ school, degree, field, from = '', to = '' }, index) => ({
      id: `edu-${index + 1}`,
      school,
      degree,
      field,
      location: '',
      startDate: from,
      endDate: to,
      current: false,
      description: [],
    })),
    skills: person.skills.map((name, index) => ({
      id: `skill-${index + 1}`,
      name,
      skillLevelId: '',
      group: '',
    })),
    certifications: person.certificates.map(({ name, issuer = '', date = '' }, index) => ({
      id: `cert-${index + 1}`,
      name,
      issuer,
      date,
      url: '',
    })),
    languages: person.languages.map(({ name, level }, index) => ({ id: `lang-${index + 1}`, name, level })),
    projects: (person.projects ?? []).map(({ name, text }, index) => ({
      id: `proj-${index + 1}`,
      name,
      url: '',
      startDate: '',
      endDate: '',
      current: false,
      description: paragraph(text),
    })),
  };
}
