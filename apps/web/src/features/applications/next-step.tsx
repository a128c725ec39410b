import { isLate } from '@lauda/domain/application/card';
import { useText } from '../../lib/i18n/i18n.tsx';
import type { ListedApplication } from './device/applications-query.ts';
import { useDayTexts } from './use-day-texts.ts';

/** The date comes first because the end of a long step is cut off. */
export function NextStep({ card, today }: { card: ListedApplication; today: string }) {
  const text = useText();
  const days = useDayTexts();
  const { nextStep, nextStepOn } = card;
  if (nextStepOn === null) return nextStep;
  const day = days.short(nextStepOn);
  const when = isLate(card, today) ? text('applications.overdue', { when: day }) : day;
  return nextStep.trim() === '' ? when : text('applications.stepOn', { step: nextStep, when });
}
