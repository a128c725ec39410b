interface Named {
  readonly id: string;
}

/** The card an arrow key moves to; null at an edge, undefined for other keys. Skips empty columns. */
export function neighbourOf<Card extends Named>(
  columns: readonly (readonly Card[])[],
  id: string,
  key: string,
): Card | null | undefined {
  const column = columns.findIndex((cards) => cards.some((card) => card.id === id));
  const row = columns[column]?.findIndex((card) => card.id === id) ?? -1;
  if (key === 'ArrowUp') return columns[column]?.[row - 1] ?? null;
  if (key === 'ArrowDown') return columns[column]?.[row + 1] ?? null;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const step = key === 'ArrowLeft' ? -1 : 1;
  for (let index = column + step; index >= 0 && index < columns.length; index += step) {
    const cards = columns[index] ?? [];
    const next = cards[Math.min(row, cards.length - 1)];
    if (next !== undefined) return next;
  }
  return null;
}
