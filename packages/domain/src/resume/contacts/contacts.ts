import { isSafeAddress, linkHref } from './address.ts';
import type { Locale } from '../../locale.ts';
import type { Contact } from '../resume.ts';
import type { ContactKind } from '../vocabulary/vocabulary.ts';
import { wordOf } from '../vocabulary/vocabulary-words.data.ts';

/** Kinds that are web addresses: printed without a label, because they are self-explanatory. */
const HOSTS: Readonly<Partial<Record<ContactKind, RegExp | null>>> = {
  linkedin: /(?:^|\.)linkedin\.com$/,
  github: /^(?:www\.)?github\.com$/,
  website: null,
};

export const isAddressKind = (kind: ContactKind): boolean => kind in HOSTS;

/** The link target, or null for plain text. */
export const contactHref = ({ kind, value }: Contact): string | null =>
  isAddressKind(kind) || kind === 'other' ? linkHref(value) : null;

/** The label before it on a page, or ''. */
export function printedContactLabel(contact: Contact, language: Locale): string {
  if (contact.kind === 'other') return contact.label.trim();
  const isPlainAddress = isAddressKind(contact.kind) && contactHref(contact) !== null;
  return isPlainAddress ? '' : wordOf(contact.kind, 'contactKinds', language);
}

const hostOf = (value: string): string => {
  const href = linkHref(value);
  return href === null ? '' : new URL(href).hostname;
};

const PLAIN_LABELS = new Set(['', 'website', 'site', 'web']);

/** Converts a link of a file or an earlier release: an address, possibly with its own label. */
export function contactFromLink(label: string, url: string): Omit<Contact, 'id'> {
  const value = isSafeAddress(url) ? url : '';
  const named = label.trim().toLowerCase();
  const host = hostOf(value);
  for (const kind of ['linkedin', 'github'] as const)
    if (named === kind || (named === '' && HOSTS[kind]?.test(host))) return { kind, label: '', value };
  return PLAIN_LABELS.has(named) ? { kind: 'website', label: '', value } : { kind: 'other', label, value };
}
