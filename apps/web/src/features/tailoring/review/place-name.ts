import type { Passage } from '@lauda/domain/tailoring/passages';
import type { Translator } from '@lauda/messages';

/** 'Experience · Nurse, São Lucas' */
export const placeName = (text: Translator['text'], { section, name }: Passage): string =>
  [text('tailoring.section', { section }), name].filter((part) => part !== '').join(' · ');

/** Scrolls to the card of a passage. */
export function showPassage(path: string): void {
  const card = document.querySelector<HTMLElement>(`[data-proposal="${CSS.escape(path)}"]`);
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'center' });
}
