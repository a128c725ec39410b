import type { PlainKey } from '@lauda/messages';
import { Link } from '@tanstack/react-router';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SheetArt } from './sheet-art.tsx';

/** Stands where a screen will be, and says that it is not there yet. */
export function UnbuiltView({ title }: { title: PlainKey }) {
  const text = useText();
  return (
    <section className="mx-auto w-full max-w-3xl px-4 py-8 md:px-8">
      <h1 className="font-display text-3xl tracking-display">{text(title)}</h1>
      <div className="mt-6 rounded-card border border-border bg-surface">
        <EmptyState
          illustration={<SheetArt kind="blank" />}
          title={text('errors.notBuiltTitle')}
          description={text('errors.notBuiltDescription')}
          action={<Button render={<Link to="/" />}>{text('errors.goHome')}</Button>}
        />
      </div>
    </section>
  );
}
