import { Row, Stack } from '../specimen.tsx';

const SWATCHES = [
  ['bg-bg', 'text-text'],
  ['bg-surface', 'text-text'],
  ['bg-sunken', 'text-text'],
  ['bg-surface', 'text-muted'],
  ['bg-primary', 'text-on-primary'],
  ['bg-soft', 'text-on-soft'],
  ['bg-highlight', 'text-on-highlight'],
  ['bg-danger', 'text-on-danger'],
  ['bg-insert', 'text-on-insert'],
  ['bg-delete', 'text-on-delete'],
  ['bg-paper', 'text-ink'],
] as const;

export function TypeSection() {
  return (
    <>
      <Stack label="Newsreader for display, Hanken Grotesk for the rest">
        <p className="font-display text-5xl tracking-display max-md:text-4xl">A page worth reading</p>
        <p className="font-display text-2xl tracking-display">Experiência profissional</p>
        <p className="text-lg font-semibold">Section heading</p>
        <p className="text-base">Body text at sixteen pixels. Calm, warm and short, like a good letter.</p>
        <p className="text-sm text-muted">Interface text, muted, at fourteen.</p>
      </Stack>
      <Row label="Pairs">
        {SWATCHES.map(([background, foreground]) => (
          <span
            key={background + foreground}
            className={`rounded-control border border-border px-3 py-2 text-xs ${background} ${foreground}`}
          >
            {background.slice(3)}
          </span>
        ))}
      </Row>
    </>
  );
}
