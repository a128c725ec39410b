import type { Path } from '@lauda/domain/conflict';
import type { DocumentRules } from './document-type.ts';

/** The document as one tab shows it, and the shared content it is based on. */
interface View<Doc> {
  readonly seen: Doc;
  readonly shown: Doc;
}

/**
 * What one tab shows. Changes from other tabs are merged in, except into the focused field and into fields that both
 * sides changed: those keep this tab's value, and the next write records the conflict.
 */
export function createDocumentView<Doc>(rules: DocumentRules<Doc>, first: Doc) {
  let view: View<Doc> = { seen: first, shown: first };
  let latest = first;
  let held: Path | null = null;

  const withValueOf = (document: Doc, path: Path, from: Doc): Doc => {
    const value = rules.valueAt(from, path);
    return value === undefined || rules.valueAt(document, path) === undefined
      ? document
      : rules.setAt(document, path, value);
  };

  function catchUp({ seen, shown }: View<Doc>): View<Doc> {
    const { document, conflicts } = rules.merge(seen, shown, latest);
    const kept = [...(held === null ? [] : [held]), ...conflicts.map(({ path }) => path)];
    const caughtUp = held === null ? document : withValueOf(document, held, shown);
    return {
      seen: kept.reduce((result, path) => withValueOf(result, path, seen), latest),
      // Keep the object identity when nothing changed, so subscribers do not render again.
      shown: rules.isSame(shown, caughtUp) ? shown : caughtUp,
    };
  }

  return {
    get: (): View<Doc> => view,
    edit: (shown: Doc): void => {
      view = { ...view, shown };
    },
    /** The record now holds `content`; `writing` is the edit of this tab that was just written. */
    take: (content: Doc, writing: Doc | null): void => {
      if (content === latest && writing === null) return;
      latest = content;
      // Edits made during the write are based on `writing`, so deletions in them are kept.
      view = catchUp({ seen: writing ?? view.seen, shown: view.shown });
    },
    /** The focused field; null when focus leaves it. */
    hold: (path: Path | null): void => {
      held = path;
      if (path === null) view = catchUp(view);
    },
  };
}
