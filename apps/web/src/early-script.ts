import { EARLY_BUILDER_PATH, EARLY_BUILDER_VISITOR } from '@lauda/contract/site/early-builder';
import { readCookie } from '@lauda/domain/page-preferences';
import { SHARE_KEY } from './features/resumes/builder/layout.ts';
import { DRAFT_DATABASE } from './features/resumes/draft-database.ts';
import { COLLAPSED, NARROW_QUERY, SIDEBAR_COOKIE } from './features/shell/frame-layout.ts';
import { copyKey, type FirstFields, OPEN_EVENT } from './lib/early-form/early-fields.ts';
import { type OpenedDocument, ownField, takeOver } from './lib/early-form/take-over.ts';
import { isStorageShortLived } from './lib/device/storage-lifetime.ts';
import { openTypedEarly } from './lib/early-form/typed-early.ts';

/* Inlined into the builder's page after the early form. Runs before the first frame, while the program is loading. */

/** Null also when the entry is damaged or the device stores nothing. */
function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** False also when a browser cannot tell. */
async function isDeviceEmpty(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).every(({ name }) => name !== DRAFT_DATABASE);
  } catch {
    return false;
  }
}

/** Whether the program's own fields are empty. */
const isEmpty = (root: HTMLElement, fields: readonly HTMLInputElement[]): boolean =>
  fields.every(({ name }) => ownField(root, name)?.value === '');

function start(form: HTMLElement, root: HTMLElement): void {
  const { searchParams, pathname } = new URL(location.href);
  const ownerId = form.dataset['owner'] ?? '';
  const asked = searchParams.get('resume');
  const isElsewhere =
    pathname !== EARLY_BUILDER_PATH || searchParams.has('tab') || searchParams.has('fullscreen');
  // Offline, the service worker opens the last loaded page for every screen, so this may be a different screen.
  if (isElsewhere || ownerId === '' || (asked !== null && ownerId === EARLY_BUILDER_VISITOR))
    return form.remove();

  const fields = [...form.querySelectorAll('input')];
  // Browsers restore field values after a reload, but those values may be stale.
  for (const field of fields) field.value = '';
  const known = readStored(copyKey(ownerId)) as FirstFields | null;
  const copy = known && (asked === null || asked === known.resumeId || asked === known.id) ? known : null;
  const typed = openTypedEarly(ownerId, copy);

  if (matchMedia(NARROW_QUERY).matches || readCookie(document.cookie, SIDEBAR_COOKIE) === COLLAPSED)
    form.querySelector('nav')?.setAttribute('data-collapsed', '');
  const share = readStored(SHARE_KEY);
  if (typeof share === 'number')
    form.querySelector<HTMLElement>('[data-panes]')?.style.setProperty('--editor-share', `${share}%`);

  form.toggleAttribute('data-short-lived', isStorageShortLived());
  const showMarks = () => {
    const isBlank = copy?.isBlank !== false && fields.every(({ value }) => value === '');
    form.toggleAttribute('data-blank', isBlank);
    form.toggleAttribute('data-unsaved', copy?.isUnsaved === true || typed.hasAny());
  };
  const open = () => {
    for (const field of fields) {
      field.value = typed.valueOf(field.name);
      field.disabled = false;
    }
    for (const [name, words] of [
      ['title', copy?.title],
      ['section', copy?.section],
    ] as const)
      for (const place of form.querySelectorAll(`[data-called=${name}]`))
        if (words) place.textContent = words;
    form.setAttribute('data-open', '');
    showMarks();
  };
  // Without a copy, an empty field could suggest that a name was lost. Only a device without drafts is known to be
  // empty.
  const show = (isOpen: boolean) => {
    if (isOpen) open();
    form.setAttribute('data-known', '');
  };
  if (copy || typed.hasAny() || asked !== null) show(copy !== null || typed.hasAny());
  else void isDeviceEmpty().then(show);

  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    typed.note(target.name, target.value);
    showMarks();
  });

  // Taking over during IME composition would cut the text off, so the program waits until composition ends.
  let isComposing = false;
  let opened: OpenedDocument | null = null;
  const end = () => {
    if (isComposing || opened === null || !form.isConnected) return;
    observer.disconnect();
    // A different document or another user's: the typed text stays stored for the document it belongs to. An empty one
    // gets the text: usually the known document is gone from this device, and the text would be lost with it.
    const isOther = copy !== null && copy.id !== opened.draftId && !isEmpty(root, fields);
    const isOthers =
      ![ownerId, EARLY_BUILDER_VISITOR].includes(opened.getOwnerId()) && ownerId !== EARLY_BUILDER_VISITOR;
    if (isOther || isOthers) form.remove();
    else takeOver({ form, root, fields, typed }, opened);
  };
  form.addEventListener('compositionstart', () => (isComposing = true));
  form.addEventListener('compositionend', () => {
    isComposing = false;
    // Runs after the input event that delivers the composed text.
    setTimeout(end);
  });
  addEventListener(OPEN_EVENT, (event) => {
    opened = (event as CustomEvent<OpenedDocument>).detail;
    end();
  });
  const observer = new MutationObserver(() => {
    if (root.querySelector('[data-place=title]')) return;
    // The program shows a problem notice. It may go away and the builder may still open, so only hide the form.
    if (root.querySelector('main [data-trouble]')) form.hidden = true;
    // A screen other than the builder has opened.
    else if (root.querySelector('h1')) form.remove();
  });
  observer.observe(root, { childList: true, subtree: true });
}

const form = document.getElementById('early');
const root = document.getElementById('root');
try {
  if (form && root) start(form, root);
} catch {
  // The app opens without the early form.
  form?.remove();
}
