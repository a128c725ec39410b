import { Link } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { SheetArt } from './sheet-art.tsx';

export function NotFoundView() {
  const text = useText();
  return (
    <section
      data-trouble="not-found"
      className="mx-auto flex max-w-lg flex-col items-center gap-5 px-6 py-16 text-center"
    >
      <SheetArt kind="lost" />
      <h1 className="font-display text-4xl tracking-display">{text('errors.notFoundTitle')}</h1>
      <p className="text-pretty text-muted">{text('errors.notFoundDescription')}</p>
      <Button variant="primary" render={<Link to="/" />}>
        {text('errors.goHome')}
      </Button>
    </section>
  );
}
