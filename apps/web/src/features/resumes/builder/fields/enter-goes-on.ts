import type { KeyboardEvent } from 'react';

const CONTROL = 'input:not([type=file], [type=checkbox]), textarea, [role=textbox], button[role=combobox]';

const isEmpty = (control: HTMLElement): boolean => {
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    return control.value === '';
  return control.matches('[role=combobox]')
    ? control.dataset['empty'] !== undefined
    : !control.textContent.trim();
};

/** Enter in a single-line field moves to the next empty field in this part of the form. */
export function enterGoesOn(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, nativeEvent } = event;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
  if (event.key !== 'Enter' || !isPlain || event.defaultPrevented || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || target.matches('[type=checkbox], [type=file]')) return;
  event.preventDefault();
  const controls = [...currentTarget.querySelectorAll<HTMLElement>(CONTROL)];
  const next = controls
    .slice(controls.indexOf(target) + 1)
    .find((control) => isEmpty(control) && !(control as HTMLInputElement).disabled);
  next?.focus();
}
