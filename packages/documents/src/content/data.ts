import { linkHref } from '@lauda/domain/resume/contacts/address';
import { contactHref, printedContactLabel } from '@lauda/domain/resume/contacts/contacts';
import { employerGroups } from '@lauda/domain/resume/entries/employer-groups';
import { leftOutEntries } from '@lauda/domain/resume/entries/printed-entries';
import { phoneHref, shownPhone } from '@lauda/domain/resume/contacts/phone-number';
import type { Period, Resume } from '@lauda/domain/resume/resume';
import { isEmptyRichText, type RichText, type Span } from '@lauda/domain/resume/rich-text';
import type { SectionPlace } from '@lauda/domain/resume/section-places';
import { sectionTitle } from '@lauda/domain/resume/vocabulary/section-titles';
import {
  customSectionId,
  type SectionKey,
  type SectionName,
  visibleSections,
} from '@lauda/domain/resume/sections';
import { skillGroups } from '@lauda/domain/resume/skills/skill-groups';
import { wordOf } from '@lauda/domain/resume/vocabulary/vocabulary-words.data';
import { cleanText, markText, printableText, withoutMarks } from '../fonts/clean-text.ts';
import { monthText, periodText } from './dates.ts';
import { fontPair } from '../fonts/font-pair.ts';
import { placeOf } from './layout.ts';
import { DOCUMENT_TEXTS } from './texts.data.ts';

/**
 * The content of every document, in order and ready to print: shared by the engine, Word and plain text. `field` is a
 * path into the resume: 'experience/2/description'.
 */
export interface DocumentData {
  readonly language: Resume['language'];
  readonly title: string;
  readonly author: string;
  readonly name: string;
  readonly headline: string;
  readonly contactTitle: string;
  readonly contact: readonly Item[];
  readonly sections: readonly Section[];
}

export interface Run {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly href: string | null;
}

/** A line's path also counts blocks and lines that are not printed: 'experience/2/description/0/3'. */
export type Block =
  | { readonly kind: 'paragraph'; readonly field: string; readonly runs: readonly Run[] }
  | {
      readonly kind: 'bullets' | 'numbers';
      readonly items: readonly (readonly Run[])[];
      /** One path per item. */
      readonly fields: readonly string[];
    };

/** The heading line above several roles at one employer. */
export interface Employer {
  readonly name: string;
  /** Location shared by all roles, else ''. */
  readonly location: string;
  /** Period that spans all roles. */
  readonly dates: string;
}

export interface Entry {
  readonly field: string;
  /** Set on the first of several roles at one employer; null on the others and on single roles. */
  readonly employer: Employer | null;
  /** Whether it is one of several roles under an employer's heading. */
  readonly isRole: boolean;
  readonly title: string;
  readonly subtitle: string;
  readonly location: string;
  readonly dates: string;
  readonly href: string | null;
  /** The URL as printed, or ''. */
  readonly address: string;
  readonly body: readonly Block[];
}

export interface Item {
  readonly field: string;
  readonly name: string;
  readonly detail: string;
  readonly href: string | null;
  /** Name of its group, or ''. Items of one group are adjacent. */
  readonly group: string;
}

export type Section = {
  readonly name: SectionName;
  readonly title: string;
  readonly field: string;
  readonly place: SectionPlace;
} & (
  | { readonly kind: 'text'; readonly body: readonly Block[] }
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] }
  | { readonly kind: 'items'; readonly items: readonly Item[] }
);

export interface ItemGroup {
  readonly name: string;
  readonly items: readonly Item[];
}

/** Groups items for formats that print a group as a unit. */
export function itemGroups(items: readonly Item[]): ItemGroup[] {
  const groups: { name: string; items: Item[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last?.name === item.group) last.items.push(item);
    else groups.push({ name: item.group, items: [item] });
  }
  return groups;
}

/** The URL as printed: without scheme, www. and trailing slash. */
const shownAddress = (href: string) =>
  decodeSafely(href.replace(/^(?:https?:\/\/(?:www\.)?|mailto:)/, '').replace(/\/$/, ''));

function decodeSafely(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** Document data for a page: only characters our fonts can print, with marks where a word may or must not break. */
export function pageData(resume: Resume): DocumentData {
  const { body } = fontPair(resume);
  return documentData(resume, { clean: (text) => markText(printableText(text, body)) });
}

interface DataOptions {
  readonly clean?: (text: string) => string;
  /** For imported files: keeps an entry even if one of its fields was not found. */
  readonly keepsUnfinished?: boolean;
}

export function documentData(
  resume: Resume,
  { clean = cleanText, keepsUnfinished = false }: DataOptions = {},
): DocumentData {
  const { language, personalInfo } = resume;
  const leftOut: ReadonlySet<string> = keepsUnfinished ? new Set() : leftOutEntries(resume);
  /** The printed rows of a list. `index` counts all entries, because it is part of the path into the resume. */
  const printed = <T extends { readonly id: string }, R>(
    entries: readonly T[],
    print: (entry: T, index: number) => readonly R[],
  ): R[] => entries.flatMap((own, index) => (leftOut.has(own.id) ? [] : print(own, index)));
  const texts = DOCUMENT_TEXTS[language];
  const line = (text: string) => clean(text).replaceAll('\n', ' ').trim();
  const joined = (parts: readonly string[], separator: string) =>
    parts
      .map(line)
      .filter((part) => part !== '')
      .join(separator);

  const run = ({ text, bold, italic, link }: Span): Run => ({
    text: clean(text),
    bold: bold === true,
    italic: italic === true,
    href: link === undefined ? null : linkHref(link),
  });
  const hasText = (spans: readonly Span[]) => spans.some(({ text }) => text.trim() !== '');
  const blocks = (text: RichText, field: string): Block[] =>
    text.flatMap((block, at): Block[] => {
      const place = `${field}/${at}`;
      if (block.type === 'paragraph')
        return hasText(block.spans) ? [{ kind: 'paragraph', field: place, runs: block.spans.map(run) }] : [];
      const lines = block.items.flatMap((spans, line) =>
        hasText(spans) ? [{ spans: spans.map(run), field: `${place}/${line}` }] : [],
      );
      if (lines.length === 0) return [];
      return [
        { kind: block.type, items: lines.map(({ spans }) => spans), fields: lines.map((own) => own.field) },
      ];
    });

  const entry = (
    field: string,
    parts: {
      title: string;
      subtitle?: string;
      location?: string;
      dates: string;
      url?: string;
      body?: RichText;
      employer?: Employer | null;
      isRole?: boolean;
    },
  ): Entry[] => {
    const href = linkHref(parts.url ?? '');
    const lines = [parts.title, parts.subtitle ?? ''].map(line).filter((text) => text !== '');
    const made = {
      field,
      employer: parts.employer ?? null,
      isRole: parts.isRole ?? false,
      // An entry without a title still needs a heading: the subtitle moves up.
      title: lines[0] ?? '',
      subtitle: lines[1] ?? '',
      location: line(parts.location ?? ''),
      dates: parts.dates,
      href,
      address: line(href === null ? (parts.url ?? '') : shownAddress(href)),
      body: blocks(parts.body ?? [], `${field}/description`),
    };
    const { title, subtitle, location, dates, address, body } = made;
    return [title, subtitle, location, dates, address].every((text) => text === '') && body.length === 0
      ? []
      : [made];
  };
  const { dateFormat } = resume.theme;
  const period = (dates: Period) => periodText(dates, language, dateFormat);

  const listed: Readonly<
    Record<
      SectionKey,
      () =>
        | Pick<Section & { kind: 'text' }, 'kind' | 'body'>
        | Pick<Section & { kind: 'entries' }, 'kind' | 'entries'>
        | Pick<Section & { kind: 'items' }, 'kind' | 'items'>
    >
  > = {
    objectives: () => ({
      kind: 'text',
      body: isEmptyRichText(personalInfo.summary) ? [] : blocks(personalInfo.summary, 'personalInfo/summary'),
    }),
    experience: () => ({
      kind: 'entries',
      entries: employerGroups(resume, leftOut).flatMap((group) => {
        const isRole = group.roles.length > 1;
        const employer = {
          name: line(group.company),
          location: line(group.location),
          dates: period(group.period),
        };
        return group.roles.flatMap((job, at) =>
          entry(`experience/${resume.experience.indexOf(job)}`, {
            title: job.position,
            subtitle: isRole ? '' : job.company,
            location: isRole && group.location !== '' ? '' : job.location,
            dates: period(job),
            body: job.description,
            employer: isRole && at === 0 ? employer : null,
            isRole,
          }),
        );
      }),
    }),
    education: () => ({
      kind: 'entries',
      entries: printed(resume.education, (study, index) => {
        const title = joined(
          [wordOf(study.degree.trim(), 'degrees', language), wordOf(study.field.trim(), 'fields', language)],
          ', ',
        );
        return entry(`education/${index}`, {
          title,
          subtitle: study.school,
          location: study.location,
          dates: period(study),
          body: study.description,
        });
      }),
    }),
    skills: () => ({
      kind: 'items',
      items: skillGroups(resume.skills).flatMap(({ name: group, skills }) =>
        printed(skills, (skill) => {
          const name = line(skill.name);
          const field = `skills/${resume.skills.indexOf(skill)}`;
          const detail = resume.showSkillLevels ? wordOf(skill.skillLevelId, 'skillLevels', language) : '';
          return name === '' ? [] : [{ field, name, detail, href: null, group: line(group) }];
        }),
      ),
    }),
    projects: () => ({
      kind: 'entries',
      entries: printed(resume.projects, (project, index) =>
        entry(`projects/${index}`, {
          title: project.name,
          dates: period(project),
          url: project.url,
          body: project.description,
        }),
      ),
    }),
    languages: () => ({
      kind: 'items',
      items: printed(resume.languages, ({ name, level }, index) => {
        const detail = line(wordOf(level.trim(), 'languageLevels', language));
        const text = line(name);
        return text === '' && detail === ''
          ? []
          : [{ field: `languages/${index}`, name: text, detail, href: null, group: '' }];
      }),
    }),
    certifications: () => ({
      kind: 'entries',
      entries: printed(resume.certifications, ({ name, issuer, date, url }, index) =>
        entry(`certifications/${index}`, {
          title: name,
          subtitle: issuer,
          dates: monthText(date, language, dateFormat),
          url,
        }),
      ),
    }),
  };

  const section = (name: SectionName): Section[] => {
    const id = customSectionId(name);
    const title = line(sectionTitle(resume, name));
    const place = placeOf(resume, name);
    if (id === null) {
      const key = name as SectionKey;
      const body = listed[key]();
      const field = key === 'objectives' ? 'personalInfo/summary' : key;
      const isEmpty =
        body.kind === 'text'
          ? body.body.length === 0
          : body.kind === 'entries'
            ? body.entries.length === 0
            : body.items.length === 0;
      return isEmpty ? [] : [{ name, title, field, place, ...body }];
    }
    const at = resume.customSections.findIndex((custom) => custom.id === id);
    const field = `customSections/${at}`;
    const entries = printed(resume.customSections[at]?.items ?? [], (item, index) =>
      entry(`${field}/items/${index}`, {
        title: item.title,
        subtitle: item.subtitle,
        dates: period(item),
        url: item.url,
        body: item.description,
      }),
    );
    return entries.length === 0 ? [] : [{ name, title, field, place, kind: 'entries', entries }];
  };

  const fullName = joined([personalInfo.firstName, personalInfo.lastName], ' ');
  const jobTitle = line(personalInfo.jobTitle);
  const reachedBy = (['email', 'phone', 'city'] as const).flatMap((key): Item[] => {
    const text = personalInfo[key];
    const name = line(key === 'phone' ? shownPhone(text, language) : text);
    const href = key === 'email' ? mailHref(text) : key === 'phone' ? phoneHref(text, language) : null;
    return name === '' ? [] : [{ field: `personalInfo/${key}`, name, detail: '', href, group: '' }];
  });
  const ownContacts = printed(resume.contacts, (own, index): Item[] => {
    const href = contactHref(own);
    const text = line(href === null ? own.value : shownAddress(href));
    const label = line(printedContactLabel(own, language));
    const name = label === '' ? text : `${label}: ${text}`;
    return text === '' ? [] : [{ field: `contacts/${index}`, name, detail: '', href, group: '' }];
  });
  // The strict PDF export requires a level-1 heading first, so there is always one.
  const name = fullName || jobTitle || line(resume.title) || texts.untitled;
  return {
    language,
    title: withoutMarks([name, fullName === '' ? '' : jobTitle].filter((part) => part !== '').join(' – ')),
    author: withoutMarks(fullName),
    name,
    headline: fullName === '' ? '' : jobTitle,
    contactTitle: line(sectionTitle(resume, 'personalInfo')),
    contact: [...reachedBy, ...ownContacts],
    sections: visibleSections(resume).flatMap(section),
  };
}

function mailHref(email: string): string | null {
  const href = linkHref(email);
  return href?.startsWith('mailto:') ? href : null;
}
