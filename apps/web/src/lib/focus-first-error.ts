const INVALID = '[aria-invalid="true"], [data-invalid]';

/**
 * Focuses a form's first field with an error and scrolls it and its message into view: on a phone both may be a screen
 * above the button. Call it after the errors are rendered.
 */
export function focusFirstError(form: HTMLElement): void {
  const field = form.querySelector<HTMLElement>(INVALID);
  if (field === null) return;
  // The fieldset of a choice cannot take the focus itself.
  const target = field.matches('fieldset')
    ? (field.querySelector<HTMLElement>('input:enabled') ?? field)
    : field;
  target.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
