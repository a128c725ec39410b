import type { Application } from '@lauda/domain/application/application';

/** Turns user input into one line, for formats in which a line break would start something else. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** Capitalizes the first letter: Portuguese names of days and skills are lower case even at the start of a line. */
export const asLine = (text: string): string => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());

/** The name of an application in mails and calendars. */
export const jobName = ({ company, title }: Pick<Application, 'company' | 'title'>): string =>
  [company, title]
    .map(oneLine)
    .filter((part) => part !== '')
    .join(' · ');
