import { LOCALES } from '../../locale.ts';
import { address, choice, flag, line, optional, optionalChoice, pattern, stamp } from './leaf-shapes.ts';
import { MAX_CHARACTERS, MAX_ITEMS } from '../limits.ts';
import type * as Parts from '../resume.ts';
import { richText } from './rich-text-shape.ts';
import { SECTION_PLACES } from '../section-places.ts';
import { isSectionName } from '../sections.ts';
import { list, names, object, optionalObject } from './shape.ts';
import { DEFAULT_TEMPLATE_ID, TEMPLATE_IDS } from '../template.ts';
import {
  BASE_SIZES,
  DATE_FORMATS,
  DENSITIES,
  FONT_PAIRS,
  HEADER_ALIGNMENTS,
  HEADING_STYLES,
  MARGINS,
  PAGE_SIZES,
  PHOTO_SHAPES,
  PHOTO_SIZES,
} from '../theme.ts';
import { CONTACT_KINDS, SKILL_LEVELS } from '../vocabulary/vocabulary.ts';

/** Increment when stored resumes need an upgrade; upgrade.ts has the steps. */
export const SCHEMA_VERSION = 3;

const ENTRY_ID = /^[\w:.-]{1,64}$/;
const isEntryId = (value: unknown): value is string => typeof value === 'string' && ENTRY_ID.test(value);

const id = pattern(ENTRY_ID);
const name = line(MAX_CHARACTERS.name);
const text = line(MAX_CHARACTERS.line);
const location = line(MAX_CHARACTERS.place);
const place = optionalChoice(SECTION_PLACES);
const label = line(MAX_CHARACTERS.label);
const month = pattern(/^(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2]))?$/);
const key = /^[\w-]{1,64}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/;

const period = { startDate: month, endDate: month, current: flag };

const customItem = object<Parts.CustomItem>({
  ...period,
  id,
  title: text,
  subtitle: text,
  url: address,
  description: richText,
});

/** The single definition of a resume's shape: validation, tidying, merging and comparing all use it. */
export const RESUME_SHAPE = object<Parts.Resume>({
  schemaVersion: choice([SCHEMA_VERSION], SCHEMA_VERSION),
  id: stamp(key),
  profileId: stamp(key),
  updatedAt: stamp(instant),
  title: line(MAX_CHARACTERS.title),
  templateId: choice(TEMPLATE_IDS, DEFAULT_TEMPLATE_ID),
  language: choice(LOCALES, 'en-US'),
  pageSize: choice(PAGE_SIZES, 'a4'),
  theme: object<Parts.Theme>({
    color: pattern(/^#[0-9a-f]{6}$/),
    fontPair: choice(FONT_PAIRS, 'template'),
    density: choice(DENSITIES, 'normal'),
    baseSize: choice<number>(BASE_SIZES, 0),
    margins: optionalChoice(MARGINS),
    dateFormat: optionalChoice(DATE_FORMATS),
    photoShape: optionalChoice(PHOTO_SHAPES),
    photoSize: optionalChoice(PHOTO_SIZES),
    headingStyle: optionalChoice(HEADING_STYLES),
    headerAlignment: optionalChoice(HEADER_ALIGNMENTS),
  }),
  personalInfo: object<Parts.PersonalInfo>({
    firstName: name,
    lastName: name,
    email: line(MAX_CHARACTERS.email),
    phone: line(MAX_CHARACTERS.phone),
    jobTitle: text,
    summary: richText,
    city: location,
    photo: optional(key),
  }),
  contacts: list(
    object<Parts.Contact>({
      id,
      kind: choice(CONTACT_KINDS, 'other'),
      label,
      value: line(MAX_CHARACTERS.url),
    }),
    MAX_ITEMS.contacts,
  ),
  experience: list(
    object<Parts.Experience>({
      ...period,
      id,
      company: text,
      position: text,
      location,
      description: richText,
    }),
    MAX_ITEMS.experience,
  ),
  groupByEmployer: flag,
  education: list(
    object<Parts.Education>({
      ...period,
      id,
      school: text,
      degree: text,
      field: text,
      location,
      description: richText,
    }),
    MAX_ITEMS.education,
  ),
  skills: list(
    object<Parts.Skill>({ id, name, skillLevelId: choice([...SKILL_LEVELS, ''], ''), group: label }),
    MAX_ITEMS.skills,
  ),
  showSkillLevels: flag,
  projects: list(
    object<Parts.Project>({ ...period, id, name: text, url: address, description: richText }),
    MAX_ITEMS.projects,
  ),
  languages: list(object<Parts.Language>({ id, name, level: name }), MAX_ITEMS.languages),
  certifications: list(
    object<Parts.Certification>({ id, name: text, issuer: text, date: month, url: address }),
    MAX_ITEMS.certifications,
  ),
  customSections: list(
    object<Parts.CustomSection>({
      id,
      title: label,
      items: list(customItem, MAX_ITEMS.customItems),
      place,
    }),
    MAX_ITEMS.customSections,
  ),
  sectionTitle: object<Parts.Resume['sectionTitle']>({
    personalInfo: label,
    objectives: label,
    experience: label,
    education: label,
    skills: label,
    projects: label,
    languages: label,
    certifications: label,
  }),
  sectionPlace: optionalObject<NonNullable<Parts.Resume['sectionPlace']>>({
    objectives: place,
    experience: place,
    education: place,
    skills: place,
    projects: place,
    languages: place,
    certifications: place,
  }),
  sectionOrder: names(isSectionName, MAX_ITEMS.sections),
  hiddenSections: names(isSectionName, MAX_ITEMS.sections),
  hiddenEntries: names(isEntryId, MAX_ITEMS.hiddenEntries),
});
