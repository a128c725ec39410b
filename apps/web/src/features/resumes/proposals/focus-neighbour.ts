/** A decided card disappears: moves the focus to the next one, or to the list after the last. */
export function focusNeighbour(list: HTMLElement | null, passage: string) {
  if (list === null) return;
  const cards = [...list.querySelectorAll<HTMLElement>('[data-proposal]')];
  const at = cards.findIndex(({ dataset }) => dataset['proposal'] === passage);
  (cards[at + 1] ?? cards[at - 1] ?? list).focus({ preventScroll: true });
}
