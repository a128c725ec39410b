import type { Resume } from '@lauda/domain/resume/resume';
import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  LevelFormat,
  LineRuleType,
  Packer,
  Paragraph,
  type ParagraphChild,
  TabStopType,
  TextRun,
  TextWrappingType,
  VerticalPositionAlign,
  VerticalPositionRelativeFrom,
} from 'docx';
import { readableOnWhite } from './color.ts';
import {
  type Block,
  type DocumentData,
  documentData,
  type Employer,
  type Entry,
  type Item,
  type ItemGroup,
  itemGroups,
  type Run,
  type Section,
} from './content/data.ts';
import type { WordOptions, WordPhoto } from './engine.ts';
import { fontPair } from './fonts/font-pair.ts';
import { PAPERS } from './paper.ts';
import { TEMPLATES } from './templates.ts';

const TWIPS = 20;
const MARGIN = 54;
/** In 240ths of a line. Without `lineRule` LibreOffice reads it as a height, and a two-line name as one line. */
const LINES = { line: 276, lineRule: LineRuleType.AUTO };
/** Spacing above further roles at one employer, as a fraction of the spacing between entries. */
const ROLE_SPACING = 0.5;
/** In pixels; Word uses 96 per inch. */
const PHOTO_SIDE = 96;

/** A resume for Word: one column in the template's colors and fonts, with real headings, lists and links. */
export async function documentDocx(resume: Resume, { photo }: WordOptions = {}): Promise<Uint8Array> {
  const data = documentData(resume);
  const { width, height } = PAPERS[resume.pageSize];
  let lists = 0;
  const setting: Setting = { accent: accentOf(resume), width, nextList: () => (lists += 1) };
  const document = new Document({
    title: data.title,
    creator: data.author,
    lastModifiedBy: data.author,
    styles: styles(resume),
    numbering: { config: [listLevels('bullets'), listLevels('numbers')] },
    sections: [
      {
        properties: {
          page: {
            size: { width: width * TWIPS, height: height * TWIPS },
            margin: {
              top: MARGIN * TWIPS,
              bottom: MARGIN * TWIPS,
              left: MARGIN * TWIPS,
              right: MARGIN * TWIPS,
            },
          },
        },
        children: [
          ...head(data, photo),
          ...inOneColumn(data.sections, resume).flatMap((section) => sectionParagraphs(section, setting)),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

/** Merges two columns into one, in the user's order, except for a template whose side column comes first. */
const inOneColumn = (sections: readonly Section[], { templateId }: Resume): readonly Section[] =>
  TEMPLATES[templateId].side?.isLead === true
    ? [
        ...sections.filter(({ place }) => place === 'side'),
        ...sections.filter(({ place }) => place === 'main'),
      ]
    : sections;

const accentOf = ({ theme, templateId }: Pick<Resume, 'theme' | 'templateId'>) =>
  readableOnWhite(theme.color || TEMPLATES[templateId].colors[0]).slice(1);

function styles({ theme, templateId, language }: Resume) {
  const template = TEMPLATES[templateId];
  const pair = fontPair({ theme, templateId });
  const color = accentOf({ theme, templateId });
  const body = theme.baseSize || template.sizes.body;
  const scale = body / template.sizes.body;
  // Word measures font sizes in half-points.
  const half = (points: number) => Math.round(points * 2);
  const heading = (size: number, before: number) => ({
    run: { font: pair.heading, size: half(size), bold: true, color },
    paragraph: { spacing: { ...LINES, before: before * TWIPS, after: 4 * TWIPS }, keepNext: true },
  });
  const entryHeading = (before: number) => ({
    run: { font: pair.body, size: half(body), bold: true, color: '1c1f22' },
    paragraph: { spacing: { ...LINES, before: Math.round(before * TWIPS) }, keepNext: true },
  });
  return {
    default: {
      document: {
        run: { font: pair.body, size: half(body), language: { value: language } },
        paragraph: { spacing: LINES },
      },
      title: heading(template.sizes.name * scale, 0),
      heading1: heading(template.sizes.heading * scale, template.measurements.sectionSpacing),
      heading2: entryHeading(template.measurements.itemSpacing),
      heading3: entryHeading(template.measurements.itemSpacing * ROLE_SPACING),
      hyperlink: { run: { color, underline: {} } },
    },
  };
}

const listLevels = (kind: 'bullets' | 'numbers') => ({
  reference: kind,
  levels: [
    {
      level: 0,
      format: kind === 'bullets' ? LevelFormat.BULLET : LevelFormat.DECIMAL,
      text: kind === 'bullets' ? '•' : '%1.',
      alignment: AlignmentType.LEFT,
      style: { paragraph: { indent: { left: 14 * TWIPS, hanging: 14 * TWIPS } } },
    },
  ],
});

interface Setting {
  /** Hex color without '#', as Word expects it. */
  readonly accent: string;
  /** Page width in points. */
  readonly width: number;
  /** Returns a new instance number for each list; otherwise numbering would continue from the previous list. */
  readonly nextList: () => number;
}

function linked(href: string | null, runs: TextRun[]): ParagraphChild[] {
  return href === null ? runs : [new ExternalHyperlink({ link: href, children: runs })];
}

/** A line break inside a run is a separate element. */
const textRuns = (
  text: string,
  marks: { bold?: boolean; italics?: boolean; style?: string; color?: string } = {},
) =>
  text
    .split('\n')
    .map((line, index) => new TextRun({ ...marks, text: line, ...(index > 0 && { break: 1 }) }));

const runChildren = (runs: readonly Run[]) =>
  runs.flatMap(({ text, bold, italic, href }) =>
    linked(href, textRuns(text, { bold, italics: italic, ...(href !== null && { style: 'Hyperlink' }) })),
  );

/** In points, above the first block of an entry without a heading, to separate it from the previous entry. */
const HEADLESS_GAP = 8;

function blockParagraphs(block: Block, instance: number, gap = 0): Paragraph[] {
  const spaced = (index: number) =>
    gap > 0 && index === 0 ? { spacing: { ...LINES, before: gap * TWIPS } } : {};
  if (block.kind === 'paragraph') return [new Paragraph({ children: runChildren(block.runs), ...spaced(0) })];
  return block.items.map(
    (runs, index) =>
      new Paragraph({
        children: runChildren(runs),
        ...spaced(index),
        numbering: { reference: block.kind, level: 0, instance },
      }),
  );
}

function itemChildren({ name, detail, href }: Item): ParagraphChild[] {
  const text = [name, detail].filter((part) => part !== '').join(' – ');
  return linked(href, textRuns(text, href === null ? {} : { style: 'Hyperlink' }));
}

/** One item per line; grouped items share a line after the group's name. */
function groupParagraphs({ name, items }: ItemGroup): Paragraph[] {
  if (name === '') return items.map((item) => new Paragraph({ children: itemChildren(item) }));
  const listed = items.flatMap((item, index) => [
    ...(index > 0 ? [new TextRun(', ')] : []),
    ...itemChildren(item),
  ]);
  return [new Paragraph({ children: [...textRuns(`${name}: `, { bold: true }), ...listed] })];
}

/** At the right edge, beside the name and contact details, with text wrapping around it. */
function photoRun({ bytes, width, height }: WordPhoto, name: string): ImageRun {
  const scale = PHOTO_SIDE / Math.max(width, height);
  return new ImageRun({
    type: 'jpg',
    data: bytes,
    transformation: { width: width * scale, height: height * scale },
    altText: { name: 'photo', title: name, description: name },
    floating: {
      horizontalPosition: {
        relative: HorizontalPositionRelativeFrom.MARGIN,
        align: HorizontalPositionAlign.RIGHT,
      },
      verticalPosition: { relative: VerticalPositionRelativeFrom.MARGIN, align: VerticalPositionAlign.TOP },
      wrap: { type: TextWrappingType.SQUARE },
    },
  });
}

function head({ name, headline, contact }: DocumentData, photo: WordPhoto | undefined): Paragraph[] {
  const contacts = contact.flatMap((item, index) => [
    ...(index > 0 ? [new TextRun(' · ')] : []),
    ...itemChildren(item),
  ]);
  return [
    new Paragraph({
      heading: HeadingLevel.TITLE,
      children: [...(photo ? [photoRun(photo, name)] : []), ...textRuns(name)],
    }),
    ...(headline === '' ? [] : [new Paragraph({ children: textRuns(headline) })]),
    ...(contacts.length === 0 ? [] : [new Paragraph({ children: contacts })]),
  ];
}

type EntryHeading = typeof HeadingLevel.HEADING_2 | typeof HeadingLevel.HEADING_3;

/** A heading with its dates at the right edge. */
const datedHeading = (level: EntryHeading, name: ParagraphChild[], dates: string, { width }: Setting) =>
  new Paragraph({
    heading: level,
    tabStops: [{ type: TabStopType.RIGHT, position: (width - 2 * MARGIN) * TWIPS }],
    children: [...name, ...(dates === '' ? [] : [new TextRun({ text: `\t${dates}`, bold: false })])],
  });

function employerParagraph({ name, location, dates }: Employer, setting: Setting): Paragraph {
  const place = location === '' ? [] : textRuns(` · ${location}`, { bold: false });
  const named = textRuns(name, { color: setting.accent });
  return datedHeading(HeadingLevel.HEADING_2, [...named, ...place], dates, setting);
}

function entryParagraphs(entry: Entry, setting: Setting): Paragraph[] {
  const { title, subtitle, location, dates, address, href, body, employer, isRole } = entry;
  const { nextList } = setting;
  const level = isRole ? HeadingLevel.HEADING_3 : HeadingLevel.HEADING_2;
  const isHeadless = [title, subtitle, location, dates, address].every((part) => part === '');
  const place = [subtitle, location].filter((part) => part !== '').join(' · ');
  return [
    ...(employer ? [employerParagraph(employer, setting)] : []),
    ...(title === '' && dates === '' ? [] : [datedHeading(level, textRuns(title), dates, setting)]),
    ...(place === '' ? [] : [new Paragraph({ keepNext: body.length > 0, children: textRuns(place) })]),
    ...(address === ''
      ? []
      : [
          new Paragraph({
            children: linked(href, textRuns(address, href === null ? {} : { style: 'Hyperlink' })),
          }),
        ]),
    ...body.flatMap((block, index) =>
      blockParagraphs(block, nextList(), isHeadless && index === 0 ? HEADLESS_GAP : 0),
    ),
  ];
}

function sectionParagraphs(section: Section, setting: Setting): Paragraph[] {
  const heading =
    section.title === ''
      ? []
      : [
          new Paragraph({
            heading: HeadingLevel.HEADING_1,
            border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 1, color: setting.accent } },
            children: textRuns(section.title),
          }),
        ];
  if (section.kind === 'entries')
    return [...heading, ...section.entries.flatMap((entry) => entryParagraphs(entry, setting))];
  const { nextList } = setting;
  if (section.kind === 'text')
    return [...heading, ...section.body.flatMap((block) => blockParagraphs(block, nextList()))];
  return [...heading, ...itemGroups(section.items).flatMap(groupParagraphs)];
}
