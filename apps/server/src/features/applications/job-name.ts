import type { Application } from '@lauda/domain/application/application';

/** What a person typed, for a place where a line break would begin something else. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** Names of days and skills are lower case in Portuguese, also where they begin a line. */
export const asLine = (text: string): string => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());

/** How mails and calendars name an application. */
export const jobName = ({ company, title }: Pick<Application, 'company' | 'title'>): string =>
  [company, title]
    .map(oneLine)
    .filter((part) => part !== '')
    .join(' · ');
