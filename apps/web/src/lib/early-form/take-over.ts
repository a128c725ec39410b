import type { TypedEarly } from './typed-early.ts';

/** What the program says of the document that it has opened. */
export interface OpenedDocument {
  readonly draftId: string;
  readonly getOwnerId: () => string;
  /** Resolves when every edit is on the device. */
  readonly write: () => Promise<void>;
}

interface EarlyForm {
  readonly form: HTMLElement;
  readonly root: HTMLElement;
  readonly fields: readonly HTMLInputElement[];
  readonly typed: TypedEarly;
}

const valueOfInputs = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/** As a key would: React hears of a value only if it was set past its own setter. */
function typeInto(field: HTMLInputElement, value: string): void {
  valueOfInputs?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Each pane scrolls by itself at a desk. */
function scrollerOf(field: HTMLElement): HTMLElement | null {
  let box = field.parentElement;
  while (box && getComputedStyle(box).overflowY !== 'auto') box = box.parentElement;
  return box;
}

/**
 * Gives what was typed to the program's own fields, as edits, and puts the caret where it was. All of it in one task:
 * a key comes before it, to the early field, or after it, to the program's.
 */
export function takeOver({ form, root, fields, typed }: EarlyForm, { write }: OpenedDocument): void {
  const ownOf = (name: string) => root.querySelector<HTMLInputElement>(`[data-place="${name}"] input`);
  for (const [name, value] of typed.entries()) {
    const own = ownOf(name);
    if (own && own.value !== value) typeInto(own, value);
  }
  typed.markTaken();

  const focused = fields.find((field) => field === document.activeElement);
  const scrolled = fields[0] ? (scrollerOf(fields[0])?.scrollTop ?? 0) : 0;
  const { scrollTop } = form;
  // Both are there for a moment, so that the focus goes from one field to the other and a keyboard on the screen stays.
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
  // Only now may the note go: until then a crash would lose more than a key.
  void write().then(typed.forget, () => undefined);
}
