import { type KeyboardEvent, useRef } from 'react';

const PAUSE_MS = 500;

/** Collects characters typed in quick succession; null when the key is not part of a word. */
export function useTypeAhead() {
  const typed = useRef({ letters: '', at: Number.NEGATIVE_INFINITY });

  return ({ key, ctrlKey, metaKey, altKey, timeStamp }: KeyboardEvent): string | null => {
    if (key.length !== 1 || ctrlKey || metaKey || altKey) return null;
    const isGoingOn = timeStamp - typed.current.at < PAUSE_MS;
    // Space means 'select', unless it is within a name being typed.
    if (key === ' ' && !isGoingOn) return null;
    const letters = (isGoingOn ? typed.current.letters : '') + key;
    typed.current = { letters, at: timeStamp };
    return letters;
  };
}

/** The next item whose text starts with the characters; repeating one character cycles through the matches. */
export function findByLetters(texts: readonly string[], current: number, letters: string): number {
  const wanted = letters.toLowerCase();
  const isRepeated = wanted === wanted.charAt(0).repeat(wanted.length);
  const prefix = isRepeated ? wanted.slice(0, 1) : wanted;
  const start = isRepeated ? current + 1 : Math.max(current, 0);
  const order = texts.map((_, offset) => (start + offset) % texts.length);
  return order.find((index) => texts[index]?.trim().toLowerCase().startsWith(prefix)) ?? -1;
}
