import type { Locale } from '../locale.ts';
import type { RichText } from './rich-text.ts';
import type { SectionPlace } from './section-places.ts';
import type { SectionKey, SectionName, TitledSection } from './sections.ts';
import type { TemplateId } from './template.ts';
import type {
  DateFormat,
  Density,
  FontPair,
  HeaderAlignment,
  HeadingStyle,
  Margins,
  PageSize,
  PhotoShape,
  PhotoSize,
} from './theme.ts';
import type { ContactKind, SkillLevelId } from './vocabulary/vocabulary.ts';

/** 'YYYY-MM', 'YYYY', or '' when it is not given. */
export type MonthDate = string;

export interface PersonalInfo {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly jobTitle: string;
  readonly summary: RichText;
  readonly city: string;
  /** Id of an uploaded photo, never a URL: user input is never fetched. */
  readonly photo?: string | undefined;
}

export interface Period {
  readonly startDate: MonthDate;
  readonly endDate: MonthDate;
  /** Still ongoing; the end date is ignored. */
  readonly current: boolean;
}

export interface Experience extends Period {
  readonly id: string;
  readonly company: string;
  readonly position: string;
  readonly location: string;
  readonly description: RichText;
}

export interface Education extends Period {
  readonly id: string;
  readonly school: string;
  /** A key of DEGREES, or free text. */
  readonly degree: string;
  /** A key of FIELDS_OF_STUDY, or free text. */
  readonly field: string;
  readonly location: string;
  readonly description: RichText;
}

export interface Skill {
  readonly id: string;
  readonly name: string;
  /** Optional: '' for none. */
  readonly skillLevelId: SkillLevelId | '';
  /** Name of its group of skills, or ''. */
  readonly group: string;
}

/** A custom contact line, in addition to email, phone and city. */
export interface Contact {
  readonly id: string;
  readonly kind: ContactKind;
  /** The user's own label; only used by the kind 'other'. */
  readonly label: string;
  readonly value: string;
}

export interface Project extends Period {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly description: RichText;
}

export interface Language {
  readonly id: string;
  readonly name: string;
  /** A key of LANGUAGE_LEVELS, or free text. */
  readonly level: string;
}

export interface Certification {
  readonly id: string;
  readonly name: string;
  readonly issuer: string;
  readonly date: MonthDate;
  readonly url: string;
}

export interface CustomItem extends Period {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly url: string;
  readonly description: RichText;
}

export interface CustomSection {
  readonly id: string;
  readonly title: string;
  readonly items: readonly CustomItem[];
  /** The column that the user chose; if absent, the template's own. */
  readonly place?: SectionPlace | undefined;
}

export interface Theme {
  /** '#rrggbb', or '' for the template's own. */
  readonly color: string;
  readonly fontPair: FontPair;
  readonly density: Density;
  /** In points, or 0 for the template's own. */
  readonly baseSize: number;
  // If absent, each of the following is the template's own: older stored resumes lack them.
  readonly margins?: Margins | undefined;
  readonly dateFormat?: DateFormat | undefined;
  readonly photoShape?: PhotoShape | undefined;
  readonly photoSize?: PhotoSize | undefined;
  readonly headingStyle?: HeadingStyle | undefined;
  readonly headerAlignment?: HeaderAlignment | undefined;
}

export interface Resume {
  readonly schemaVersion: 3;
  /** Absent until the server has created it. */
  readonly id?: string | undefined;
  readonly profileId?: string | undefined;
  readonly updatedAt?: string | undefined;
  readonly title: string;
  readonly templateId: TemplateId;
  readonly language: Locale;
  readonly pageSize: PageSize;
  readonly theme: Theme;
  readonly personalInfo: PersonalInfo;
  readonly contacts: readonly Contact[];
  readonly experience: readonly Experience[];
  /** Whether pages and files group consecutive roles at one employer. */
  readonly groupByEmployer: boolean;
  readonly education: readonly Education[];
  readonly skills: readonly Skill[];
  /** Whether pages and files print skill levels. */
  readonly showSkillLevels: boolean;
  readonly projects: readonly Project[];
  readonly languages: readonly Language[];
  readonly certifications: readonly Certification[];
  readonly customSections: readonly CustomSection[];
  /** Custom headings; '' uses the default of the resume's language. */
  readonly sectionTitle: Readonly<Record<TitledSection, string>>;
  /** Columns that the user chose, by section; custom sections store their own. Read it through chosenPlace. */
  readonly sectionPlace?: Readonly<Partial<Record<SectionKey, SectionPlace | undefined>>> | undefined;
  /** Read it through orderedSections: sections may be missing. */
  readonly sectionOrder: readonly SectionName[];
  readonly hiddenSections: readonly SectionName[];
  /** Ids of entries left out of all pages, files and links. Ids of deleted entries have no effect. */
  readonly hiddenEntries: readonly string[];
}
