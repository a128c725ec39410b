import { contactFromLink } from '../contacts/contacts.ts';
import { tidyLine } from '../shapes/leaf-shapes.ts';
import { MAX_CHARACTERS } from '../limits.ts';
import type { Conflict, Path } from '../merge/merge.ts';
import { isRow, type Row } from '../shapes/shape.ts';

const LINKS = 'links';

const skillFromVersion2 = (skill: unknown): unknown => (isRow(skill) ? { group: '', ...skill } : skill);

/** `heading` is the custom heading of the links section: it labels links without a label. */
export function linkFromVersion2(link: unknown, heading = ''): unknown {
  if (!isRow(link)) return link;
  const { id, label, url } = link;
  const words = tidyLine(label, MAX_CHARACTERS.label);
  return { id, ...contactFromLink(words.trim() === '' ? heading : words, tidyLine(url, MAX_CHARACTERS.url)) };
}

const rows = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const withoutLinks = (value: unknown): unknown =>
  Array.isArray(value) ? value.filter((name) => name !== LINKS) : value;

/**
 * Upgrades version 2 to 3: skills have groups, entries can be hidden, roles at one employer are grouped, and links are
 * contacts instead of a section.
 */
export function fromVersion2({ links, ...old }: Row): Row {
  const { [LINKS]: heading, ...sectionTitle } = isRow(old['sectionTitle']) ? old['sectionTitle'] : {};
  const wereHidden = rows(old['hiddenSections']).includes(LINKS);
  return {
    ...old,
    schemaVersion: 3,
    skills: Array.isArray(old['skills']) ? old['skills'].map(skillFromVersion2) : old['skills'],
    contacts: Array.isArray(links)
      ? links.map((link) => linkFromVersion2(link, tidyLine(heading, MAX_CHARACTERS.label)))
      : links,
    sectionTitle,
    sectionOrder: withoutLinks(old['sectionOrder']),
    hiddenSections: withoutLinks(old['hiddenSections']),
    groupByEmployer: true,
    hiddenEntries: wereHidden ? rows(links).flatMap((link) => (isRow(link) ? [link['id']] : [])) : [],
  };
}

/** The URL was a separate field; in a contact it is the value. */
const fieldFromVersion2 = (path: Path): Path =>
  path[0] === LINKS
    ? ['contacts', ...path.slice(1).map((name, at) => (at === 1 && name === 'url' ? 'value' : name))]
    : path;

/** The value may be a whole entry, or a list of sections. */
function valueFromVersion2([list, , field]: Path, value: unknown): unknown {
  if (list === 'sectionOrder' || list === 'hiddenSections') return withoutLinks(value);
  if (field !== undefined) return value;
  if (list === 'skills') return skillFromVersion2(value);
  return list === LINKS ? linkFromVersion2(value) : value;
}

/** Null for what no longer exists: the heading of the links section. */
export function conflictFromVersion2({ path, base, mine, theirs }: Conflict): Conflict | null {
  if (path[0] === 'sectionTitle' && path[1] === LINKS) return null;
  return {
    path: fieldFromVersion2(path),
    base: valueFromVersion2(path, base),
    mine: valueFromVersion2(path, mine),
    theirs: valueFromVersion2(path, theirs),
  };
}
