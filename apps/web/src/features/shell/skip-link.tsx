import { useText } from '../../lib/i18n/i18n.tsx';

export const CONTENT_ID = 'content';

/** The first Tab stop, visible only on focus. */
export function SkipLink() {
  const text = useText();
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="sr-only rounded-control bg-primary text-on-primary focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:px-4 focus:py-2"
    >
      {text('shell.skipToContent')}
    </a>
  );
}
