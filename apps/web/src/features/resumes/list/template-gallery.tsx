import type { Resume } from '@lauda/domain/resume/resume';
import { DEFAULT_TEMPLATE_ID, TEMPLATE_IDS, type TemplateId } from '@lauda/domain/resume/template';
import { cx } from 'class-variance-authority';
import Lock from 'lucide-react/icons/lock';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CARD_LINK } from '../../../ui/card-link.ts';

const FILTERS = ['all', 'free', 'pro'] as const;
type Filter = (typeof FILTERS)[number];

const isFree = (id: TemplateId): boolean => id === DEFAULT_TEMPLATE_ID;

const matches = (id: TemplateId, filter: Filter): boolean =>
  filter === 'all' || (filter === 'free') === isFree(id);

interface TemplateGalleryProps {
  /** What the templates are shown with. */
  resume: Resume;
  isOwn: boolean;
  isPro: boolean;
  /** Where nothing is sold, no template is of a plan. */
  isSelling: boolean;
  isBusy: boolean;
  onChoose: (id: TemplateId) => void;
  renderPage: (resume: Resume, label: string) => ReactNode;
}

export function TemplateGallery(props: TemplateGalleryProps) {
  const { resume, isOwn, isPro, isSelling, isBusy, onChoose, renderPage } = props;
  const text = useText();
  const [filter, setFilter] = useState<Filter>('all');
  return (
    <section aria-labelledby="templates" className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="templates" className="font-display text-2xl tracking-display">
            {text('newResume.templates')}
          </h2>
          <p className="text-sm text-muted">
            {isOwn ? text('newResume.withOwnData') : text('newResume.withSample')}
          </p>
        </div>
        {isSelling && (
          <div role="group" aria-label={text('newResume.filter')} className="flex gap-1">
            {FILTERS.map((value) => (
              <Button
                key={value}
                size="sm"
                variant="quiet"
                aria-pressed={filter === value}
                onClick={() => setFilter(value)}
              >
                {text('newResume.filterBy', { filter: value })}
              </Button>
            ))}
          </div>
        )}
      </div>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {TEMPLATE_IDS.filter((id) => matches(id, filter)).map((id) => {
          const name = text(`templates.${id}`);
          return (
            <li
              key={id}
              className="group relative grid content-start gap-3 rounded-card border border-border bg-surface p-4 transition-colors focus-within:border-control hover:border-control"
            >
              <div className="aspect-[17/22] overflow-hidden rounded-control bg-sunken p-4 pb-0">
                <div className="bg-paper shadow-paper">
                  {renderPage({ ...resume, templateId: id }, text('newResume.pageIn', { name }))}
                </div>
              </div>
              <div className="grid gap-0.5">
                <div className="flex items-center justify-between gap-2">
                  <button
                    type="button"
                    aria-disabled={isBusy || undefined}
                    aria-label={text('newResume.use', { name })}
                    className={cx('text-start font-medium', CARD_LINK)}
                    onClick={isBusy ? undefined : () => onChoose(id)}
                  >
                    {name}
                  </button>
                  {isSelling && isFree(id) && <Badge>{text('newResume.free')}</Badge>}
                  {isSelling && !isFree(id) && (
                    <Badge tone="primary">
                      {!isPro && <Lock aria-hidden />}
                      {text('newResume.pro')}
                    </Badge>
                  )}
                </div>
                <p className="text-sm text-pretty text-muted">{text(`templates.${id}Description`)}</p>
              </div>
            </li>
          );
        })}
      </ul>
      {!isPro && <p className="text-sm text-muted">{text('promises.free')}</p>}
    </section>
  );
}
