const INVALID = '[aria-invalid="true"], [data-invalid]';

/**
 * Focuses the first field of a form that has an error, and brings it with its message into view: on a phone both may
 * be a screen above the button. Call it when the errors are drawn.
 */
export function focusFirstError(form: HTMLElement): void {
  const field = form.querySelector<HTMLElement>(INVALID);
  if (field === null) return;
  // The fieldset of a choice cannot hold the focus itself.
  const target = field.matches('fieldset')
    ? (field.querySelector<HTMLElement>('input:enabled') ?? field)
    : field;
  target.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
