import type { Resume } from '@lauda/domain/resume/resume';
import { DEFAULT_TEMPLATE_ID, type TemplateId } from '@lauda/domain/resume/template';
import { cx } from 'class-variance-authority';
import Lock from 'lucide-react/icons/lock';
import Maximize2 from 'lucide-react/icons/maximize-2';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CARD_LINK } from '../../../ui/card-link.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { FirstPage } from '../sheet/first-page.tsx';
import { inTemplate } from './template-colors.ts';
import { type Filter, templatesWith } from './template-filter.ts';
import { TemplateFilters } from './template-filters.tsx';
import { TemplateLook } from './template-look.tsx';

const PLANS = ['all', 'free', 'pro'] as const;
type Plan = (typeof PLANS)[number];

const isFree = (id: TemplateId): boolean => id === DEFAULT_TEMPLATE_ID;

const isInPlan = (id: TemplateId, plan: Plan): boolean => plan === 'all' || (plan === 'free') === isFree(id);

interface TemplateGalleryProps {
  /** The resume shown in the templates. */
  resume: Resume;
  isOwn: boolean;
  isPro: boolean;
  /** False when nothing is sold: then no template needs a plan. */
  isSelling: boolean;
  isBusy: boolean;
  onChoose: (id: TemplateId) => void;
}

/** All templates with one resume's first page: filter, view at full size, choose. */
export function TemplateGallery(props: TemplateGalleryProps) {
  const { resume, isOwn, isPro, isSelling, isBusy, onChoose } = props;
  const text = useText();
  const [plan, setPlan] = useState<Plan>('all');
  const [filter, setFilter] = useState<Filter>({});
  const [shown, setShown] = useState<TemplateId | null>(null);
  const ids = templatesWith(filter).filter((id) => isInPlan(id, plan));
  const choose = (id: TemplateId) => {
    if (!isBusy) onChoose(id);
  };
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
            {PLANS.map((value) => (
              <Button
                key={value}
                size="sm"
                variant="quiet"
                aria-pressed={plan === value}
                onClick={() => setPlan(value)}
              >
                {text('newResume.filterBy', { filter: value })}
              </Button>
            ))}
          </div>
        )}
      </div>
      <TemplateFilters
        filter={filter}
        onFilterChange={setFilter}
        count={ids.length}
        className="md:grid-cols-4"
      />
      {ids.length === 0 && (
        <NoTemplate
          onShowAll={() => {
            setFilter({});
            setPlan('all');
          }}
        />
      )}
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {ids.map((id) => {
          const name = text(`templates.${id}`);
          return (
            <li
              key={id}
              className="group relative grid content-start gap-3 rounded-card border border-border bg-surface p-4 transition-colors focus-within:border-control hover:border-control"
            >
              <div className="aspect-[17/22] overflow-hidden rounded-control bg-sunken p-4 pb-0">
                <div className="bg-paper shadow-paper">
                  <FirstPage resume={inTemplate(resume, id)} label={text('templates.pageIn', { name })} />
                </div>
              </div>
              <div className="grid gap-0.5">
                <div className="flex items-center justify-between gap-2">
                  <button
                    type="button"
                    aria-disabled={isBusy || undefined}
                    aria-label={text('templates.use', { name })}
                    className={cx('flex-1 text-start font-medium', CARD_LINK)}
                    onClick={() => choose(id)}
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
                  <IconButton
                    label={text('templates.look', { name })}
                    className="z-1 -my-2 -me-2"
                    onClick={() => setShown(id)}
                  >
                    <Maximize2 aria-hidden />
                  </IconButton>
                </div>
                <p className="text-sm text-pretty text-muted">{text(`templates.${id}Description`)}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <TemplateLook resume={resume} ids={ids} shown={shown} onShow={setShown} onUse={choose} />
      {!isPro && <p className="text-sm text-muted">{text('promises.free')}</p>}
    </section>
  );
}

export function NoTemplate({ onShowAll }: { onShowAll: () => void }) {
  const text = useText();
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <p>{text('templates.noneFound')}</p>
      <Button size="sm" onClick={onShowAll}>
        {text('templates.showAll')}
      </Button>
    </div>
  );
}
