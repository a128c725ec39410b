import type { ApplicationCard } from '@lauda/domain/application/card';
import { useText } from '../../lib/i18n/i18n.tsx';

/** The display name of an application: the company, or the job title if no company is known. */
export function useCardName() {
  const text = useText();
  return ({ company, title }: Pick<ApplicationCard, 'company' | 'title'>): string =>
    company.trim() || title.trim() || text('applications.unnamed');
}
