import type { Resume } from '@lauda/domain/resume/resume';
import type { TemplateId } from '@lauda/domain/resume/template';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { useShortcut } from '../../../lib/screen/use-shortcut.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FirstPage } from '../sheet/first-page.tsx';
import { inTemplate } from './template-colors.ts';

interface TemplateLookProps {
  resume: Resume;
  /** The templates to page through. */
  ids: readonly TemplateId[];
  /** The template shown; null when the dialog is closed. */
  shown: TemplateId | null;
  onShow: (id: TemplateId | null) => void;
  onUse: (id: TemplateId) => void;
}

/** The user's first page in a template at full size; arrow keys go to the next one. */
export function TemplateLook({ resume, ids, shown, onShow, onUse }: TemplateLookProps) {
  const text = useText();
  const at = shown === null ? 0 : Math.max(0, ids.indexOf(shown));
  const id = shown ?? ids[at];
  const step = (by: 1 | -1) => onShow(ids[(at + by + ids.length) % ids.length] ?? null);
  if (id === undefined) return null;
  const name = text(`templates.${id}`);
  return (
    <Dialog
      size="lg"
      isOpen={shown !== null}
      onOpenChange={(isOpen) => !isOpen && onShow(null)}
      title={text('templates.lookTitle', { name, position: at + 1, count: ids.length })}
      description={text(`templates.${id}Description`)}
      footer={
        <div className="flex w-full items-center justify-between gap-2">
          <div className="flex gap-2">
            <Button size="icon" aria-label={text('templates.previous')} onClick={() => step(-1)}>
              <ChevronLeft aria-hidden />
            </Button>
            <Button size="icon" aria-label={text('templates.next')} onClick={() => step(1)}>
              <ChevronRight aria-hidden />
            </Button>
          </div>
          <Button
            variant="primary"
            onClick={() => {
              onShow(null);
              onUse(id);
            }}
          >
            {text('templates.use', { name })}
          </Button>
        </div>
      }
    >
      {shown !== null && <LeafKeys onStep={step} />}
      <div className="shadow-paper">
        <FirstPage resume={inTemplate(resume, id)} label={text('templates.pageIn', { name })} />
      </div>
    </Dialog>
  );
}

/** Mounted only while the dialog is open: elsewhere arrow keys have other uses. */
function LeafKeys({ onStep }: { onStep: (by: 1 | -1) => void }) {
  useShortcut('ArrowRight', () => onStep(1));
  useShortcut('ArrowLeft', () => onStep(-1));
  return null;
}
