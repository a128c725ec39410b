import { TEMPLATES } from '@lauda/documents/browser';
import { DEFAULT_TEMPLATE_ID, TEMPLATE_IDS, type TemplateId } from '@lauda/domain/resume/template';
import { Link } from '@tanstack/react-router';
import Lock from 'lucide-react/icons/lock';
import { track } from '../../lib/analytics.ts';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { type ResumeSource, useSourceValue } from './resume-source.ts';
import { ChoiceTiles } from './choice-tiles.tsx';
import { inTemplate } from './template-colors.ts';
import { TemplatePicture } from './template-picture.tsx';

/** Any may be tried; what the plan does not hold shows its lock before somebody falls for it. */
export function TemplateChoice({ source, isPro }: { source: ResumeSource; isPro: boolean }) {
  const text = useText();
  const chosen = useSourceValue(source, (resume) => resume.templateId);
  const isLocked = (id: TemplateId) => !isPro && id !== DEFAULT_TEMPLATE_ID;
  const { nameKey, descriptionKey } = TEMPLATES[chosen];
  return (
    <div className="grid gap-3">
      <ChoiceTiles
        legend={text('preview.template')}
        value={chosen}
        onValueChange={(templateId) => {
          source.edit((resume) => inTemplate(resume, templateId));
          track('template_selected', { template: templateId });
        }}
        className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3"
        tileClassName="flex flex-wrap content-start items-center justify-between gap-2 rounded-card p-2"
        tiles={TEMPLATE_IDS.map((id) => ({
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
