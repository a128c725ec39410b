import { TEMPLATES } from '@lauda/documents/browser';
import { DEFAULT_TEMPLATE_ID, type TemplateId } from '@lauda/domain/resume/template';
import { Link } from '@tanstack/react-router';
import ListFilter from 'lucide-react/icons/list-filter';
import Lock from 'lucide-react/icons/lock';
import Maximize2 from 'lucide-react/icons/maximize-2';
import { useState } from 'react';
import { track } from '../../../lib/analytics.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { type ResumeSource, useSourceValue } from '../resume-source.ts';
import { ChoiceTiles } from './choice-tiles.tsx';
import { type Filter, templatesWith } from '../gallery/template-filter.ts';
import { TemplateFilters } from '../gallery/template-filters.tsx';
import { NoTemplate } from '../gallery/template-gallery.tsx';
import { TemplateLook } from '../gallery/template-look.tsx';
import { inTemplate } from '../gallery/template-colors.ts';
import { TemplatePicture } from './template-picture.tsx';

/** Every template can be tried; those outside the plan show a lock first. */
export function TemplateChoice({ source, isPro }: { source: ResumeSource; isPro: boolean }) {
  const text = useText();
  const chosen = useSourceValue(source, (resume) => resume.templateId);
  const isLocked = (id: TemplateId) => !isPro && id !== DEFAULT_TEMPLATE_ID;
  const { nameKey, descriptionKey } = TEMPLATES[chosen];
  const [isFiltering, setFiltering] = useState(false);
  const [filter, setFilter] = useState<Filter>({});
  const [shown, setShown] = useState<TemplateId | null>(null);
  // The resume at the time the dialog opened: tiles do not rerender with every keystroke.
  const [looked, setLooked] = useState(source.getResume);
  const ids = templatesWith(filter);
  const choose = (templateId: TemplateId) => {
    source.edit((now) => inTemplate(now, templateId));
    track('template_selected', { template: templateId });
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-expanded={isFiltering} onClick={() => setFiltering(!isFiltering)}>
          <ListFilter aria-hidden />
          {text('templates.filters')}
        </Button>
        <Button
          size="sm"
          onClick={() => {
            setLooked(source.getResume());
            setShown(chosen);
          }}
        >
          <Maximize2 aria-hidden />
          {text('templates.lookAtChosen')}
        </Button>
      </div>
      {isFiltering && <TemplateFilters filter={filter} onFilterChange={setFilter} count={ids.length} />}
      {ids.length === 0 && <NoTemplate onShowAll={() => setFilter({})} />}
      <ChoiceTiles
        legend={text('preview.template')}
        value={chosen}
        onValueChange={choose}
        className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3"
        tileClassName="flex flex-wrap content-start items-center justify-between gap-2 rounded-card p-2"
        tiles={ids.map((id) => ({
          value: id,
          label: text(TEMPLATES[id].nameKey),
          picture: <TemplatePicture source={source} id={id} />,
          labelEnd: isLocked(id) && (
            <Badge>
              <Lock aria-hidden />
              {text('preview.pro')}
            </Badge>
          ),
        }))}
      />
      <p className="text-sm text-muted">{text(descriptionKey)}</p>
      <TemplateLook
        resume={looked}
        ids={ids.includes(chosen) ? ids : [chosen, ...ids]}
        shown={shown}
        onShow={setShown}
        onUse={choose}
      />
      {isLocked(chosen) && (
        <Callout
          action={
            <Button size="sm" render={<Link to="/pricing" />}>
              {text('preview.seePro')}
            </Button>
          }
        >
          {text('preview.proTemplateNote', { name: text(nameKey) })}
        </Callout>
      )}
    </div>
  );
}
