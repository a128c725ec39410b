import type { TypedEarly } from './typed-early.ts';

/** The document the program has opened. */
export interface OpenedDocument {
  readonly draftId: string;
  readonly getOwnerId: () => string;
  /** Resolves when every edit is stored on the device. */
  readonly write: () => Promise<void>;
}

interface EarlyForm {
  readonly form: HTMLElement;
  readonly root: HTMLElement;
  readonly fields: readonly HTMLInputElement[];
  readonly typed: TypedEarly;
}

const valueOfInputs = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/** The program's own field at a place. */
export const ownField = (root: HTMLElement, place: string): HTMLInputElement | null =>
  root.querySelector<HTMLInputElement>(`[data-place="${place}"] input`);

/** Simulates typing: React notices a value only if it is set past React's own setter. */
function typeInto(field: HTMLInputElement, value: string): void {
  valueOfInputs?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** On wide screens each pane scrolls by itself. */
function scrollerOf(field: HTMLElement): HTMLElement | null {
  let box = field.parentElement;
  while (box && getComputedStyle(box).overflowY !== 'auto') box = box.parentElement;
  return box;
}

/**
 * Moves typed text into the program's own fields, as edits, and restores the caret. Runs in one task, so that every
 * keystroke goes either to the early field or to the program's.
 */
export function takeOver({ form, root, fields, typed }: EarlyForm, { write }: OpenedDocument): void {
  const ownOf = (name: string) => ownField(root, name);
  for (const [name, value] of typed.entries()) {
    const own = ownOf(name);
    if (own && own.value !== value) typeInto(own, value);
  }
  typed.markTaken();

  const focused = fields.find((field) => field === document.activeElement);
  const scrolled = fields[0] ? (scrollerOf(fields[0])?.scrollTop ?? 0) : 0;
  const { scrollTop } = form;
  // Both exist for a moment, so that the focus moves directly between them and the on-screen keyboard stays open.
  form.dataset['over'] = '';
  const own = focused && ownOf(focused.name);
  if (focused && own) {
    const { selectionStart, selectionEnd, selectionDirection } = focused;
    own.focus({ preventScroll: true });
    own.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
  }
  form.remove();
  scrollTo({ top: scrollTop, behavior: 'instant' });
  const first = ownOf('title');
  const scroller = first && scrollerOf(first);
  if (scroller) scroller.scrollTop = scrolled;
  // The note is deleted only now: until the write is done, a crash would lose more than a keystroke.
  void write().then(typed.forget, () => undefined);
}
