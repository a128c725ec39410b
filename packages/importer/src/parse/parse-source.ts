import { isLocale, LOCALES } from '@lauda/domain/locale';
import type { Resume } from '@lauda/domain/resume/resume';
import { normaliseResume } from '@lauda/domain/resume/schema';
import { DEFAULT_SECTION_TITLES } from '@lauda/domain/resume/vocabulary/section-titles';
import { languageLevel, skillLevel } from '../lexicon/levels.ts';
import { roleScore } from '../lexicon/roles.ts';
import { sectionKind } from '../lexicon/section-kinds.ts';
import type { Line, Source } from '../source.ts';
import { findDates, findDuration, isDuration } from '../text/dates.ts';
import { foldWords } from '../text/fold.ts';
import { blocksOf, itemsOf } from './body.ts';
import { parseCertifications, parseOther, parseProjects } from './entries/dated-lists.ts';
import { parseEducation } from './entries/education.ts';
import { parseExperience } from './entries/experience.ts';
import { type Field, found, type FoundTree, settle } from './found.ts';
import { labelsIn } from './entries/labelled-jobs.ts';
import { isLanguageList, type LabelledList, labelledLists, parseLanguages, parseSkills } from './lists.ts';
import { parsePerson } from './person.ts';
import { sectionOrder } from './section-order.ts';
import { type Section, sectionsOf } from './sections.ts';
import { TITLED } from './titled-sections.ts';
import { languageOfTexts } from './language.ts';
import { type Unplaced, unplacedLines } from './unplaced.ts';

export interface Parsed {
  readonly resume: Resume;
  readonly fields: readonly Field[];
  readonly unplaced: readonly Unplaced[];
}

const linesOf = (sections: readonly Section[], kind: Section['kind']): Line[] =>
  sections.filter((section) => section.kind === kind).flatMap(({ lines }) => lines);

/** Splits off labeled lists of a skills section that are something else: 'Languages: English', 'Certifications: …'. */
function sortSkills(lines: readonly Line[]) {
  const skills: LabelledList[] = [];
  const languages: Line[] = [];
  const certifications: LabelledList[] = [];
  for (const list of labelledLists(lines)) {
    const kind = sectionKind(list.label);
    if (kind === 'languages' && isLanguageList(list.text))
      languages.push(...list.lines.map((line) => ({ ...line, text: list.text })));
    else if (kind === 'certifications') certifications.push(list);
    else skills.push(list);
  }
  return { skills, languages, certifications };
}

/**
 * Section headings from the file, unless they equal one of our defaults. A default in another language comes from a
 * program, not the user: LinkedIn heads a Portuguese profile with 'Languages'.
 */
function ownTitles(sections: readonly Section[]): Record<string, string> {
  const titles: Record<string, string> = {};
  for (const { kind, title } of sections) {
    const name = TITLED[kind];
    if (name === undefined || name in titles) continue;
    const isUsual = LOCALES.some(
      (locale) => foldWords(title) === foldWords(DEFAULT_SECTION_TITLES[locale][name]),
    );
    titles[name] = isUsual ? '' : title;
  }
  return titles;
}

/** 'Objetivo' above a single line that names a role gives the desired job title. */
function wantedRole(sections: readonly Section[]): Line | undefined {
  const objectives = sections.filter(
    ({ kind, title }) => kind === 'summary' && /\b(?:objetivos?|objectives?)\b/i.test(title),
  );
  return objectives
    .filter(({ lines }) => lines.length === 1)
    .flatMap(({ lines }) => lines)
    .find(({ text }) => text.split(/\s+/).length <= 8 && !text.endsWith('.') && roleScore(text) > 0.5);
}

/** Turns a file's text into a resume; text without a matching field is kept separately. */
export function parseSource(source: Source): Parsed {
  const sections = sectionsOf(source.lines);
  const language = languageOfTexts(source.lines.map(({ text }) => text));
  const person = parsePerson(source, sections);
  const { skills, languages, certifications } = sortSkills(linesOf(sections, 'skills'));
  const wanted = person.personalInfo['jobTitle'] === undefined ? wantedRole(sections) : undefined;
  const told = linesOf(sections, 'summary').filter((line) => line !== wanted);
  const summary = [...itemsOf(told), ...(told.length === 0 ? person.prose : [])];
  const custom = sections.filter(({ kind, lines }) => kind === 'other' && lines.length > 0);
  const tree = {
    experience: parseExperience(linesOf(sections, 'experience')),
    education: parseEducation(linesOf(sections, 'education')),
    skills: parseSkills(skills),
    languages: parseLanguages([...linesOf(sections, 'languages'), ...languages]),
    certifications: [
      ...parseCertifications(linesOf(sections, 'certifications')),
      ...parseSkills(certifications).map(({ name }): FoundTree => ({ name })),
    ],
    projects: parseProjects(linesOf(sections, 'projects')),
    contacts: person.contacts,
    customSections: custom.map(({ title, heading, lines }) => ({
      title: found(title, heading === null ? [] : [heading], 0.9),
      items: parseOther(lines),
    })),
  } satisfies FoundTree;
  const info = settle(
    {
      ...person.personalInfo,
      ...(wanted && { jobTitle: found(wanted.text, [wanted], 0.8) }),
      summary: found(
        blocksOf(summary),
        summary.flatMap(({ lines }) => lines),
        0.9,
      ),
    },
    'personalInfo',
  );
  const settled = settle(tree);
  const resume = normaliseResume(
    {
      ...settled.row,
      title: person.name,
      language,
      personalInfo: info.row,
      sectionTitle: ownTitles(sections),
      sectionOrder: sectionOrder(sections),
    },
    { language },
  );
  return {
    resume: isLocale(resume.language) ? resume : { ...resume, language },
    fields: [...info.fields, ...settled.fields],
    unplaced: unplacedLines(
      source.lines,
      { ...resume, title: '', sectionTitle: {} },
      usedTexts(sections, skills),
    ),
  };
}

/** Line texts, joining lines while a parenthesis is open. */
function bracketsClosed(lines: readonly Line[]): string[] {
  const texts: string[] = [];
  for (const { text } of lines) {
    const last = texts.at(-1);
    if (last !== undefined && /\([^()]*$/.test(last)) texts[texts.length - 1] = `${last} ${text}`;
    else texts.push(text);
  }
  return texts;
}

/** Text that the resume stores in another form: headings, dates, labels of contact details. */
function usedTexts(sections: readonly Section[], skills: readonly LabelledList[]): string[] {
  const headings = sections.flatMap(({ kind, title, heading }) =>
    kind === 'other' ? (heading?.text.slice(0, heading.text.indexOf(title)) ?? []) : (heading?.text ?? title),
  );
  const dated = new Set<Section['kind']>(['experience', 'education', 'projects', 'certifications', 'other']);
  const dates = sections
    .filter(({ kind }) => dated.has(kind))
    .flatMap(({ lines }) =>
      lines
        .flatMap(({ cells, isBullet }) => (isBullet ? cells.slice(1) : cells))
        .flatMap(({ text }) => {
          const spans: { index: number; length: number }[] = findDates(text);
          const duration = spans.length > 0 || isDuration(text) ? findDuration(text) : null;
          return [...spans, ...(duration === null ? [] : [duration])].map(({ index, length }) =>
            text.slice(index, index + length),
          );
        }),
    );
  const labels = sections
    .filter(({ kind }) => kind === 'preamble' || kind === 'contact')
    .flatMap(({ lines }) =>
      lines.flatMap(
        ({ text }) =>
          text.match(
            /\b(?:e-?mail|phone|telephone|tel|telefone|fone|celular|cell|mobile|whats?app|linkedin|github|site|website|endere[çc]o|address|location|cidade|home|work)\b(?=\s*[:.)])/giu,
          ) ?? [],
      ),
    );
  const levels = sections
    .filter(({ kind }) => kind === 'languages' || kind === 'skills')
    .flatMap(({ lines }) =>
      bracketsClosed(lines).flatMap((text) =>
        text.split(text.includes('(') ? /[,;|•·()\t:–—]|\s-\s/ : /[,;|•·()\t:–—]|\s-\s|\s(?=\S+$)/),
      ),
    )
    .filter((text) => skillLevel(text) !== null || languageLevel(text.trim()) !== text.trim());
  const jobLabels = sections.flatMap(({ kind, lines }) => (kind === 'experience' ? labelsIn(lines) : []));
  return [...headings, ...dates, ...labels, ...jobLabels, ...levels, ...skills.map(({ label }) => label)];
}
