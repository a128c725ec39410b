import { TEMPLATES } from '@lauda/documents/browser';
import type { Resume } from '@lauda/domain/resume/resume';
import { useState } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { askServer } from '../engine/ask-server.ts';
import { type Fit, fitToPage } from './fit-to-page.ts';
import { readyLocalEngine } from '../engine/local-engine.ts';
import type { ResumeSource } from '../resume-source.ts';

type Outcome = Fit | { readonly kind: 'failed' };

const makePages = (resume: Resume) => readyLocalEngine()?.exact(resume) ?? askServer(resume);

export function FitControl({ source }: { source: ResumeSource }) {
  const { text } = useI18n();
  const [isTrying, setTrying] = useState(false);
  const [outcome, setOutcome] = useState<{ fit: Outcome; before: Resume['theme'] } | null>(null);

  const fit = async () => {
    const resume = source.getResume();
    setTrying(true);
    setOutcome(null);
    try {
      const found = await fitToPage(resume, makePages);
      if (found.kind === 'fits') {
        const { density, baseSize } = found;
        source.edit((current) => ({ ...current, theme: { ...current.theme, density, baseSize } }));
      }
      setOutcome({ fit: found, before: resume.theme });
    } catch {
      setOutcome({ fit: { kind: 'failed' }, before: resume.theme });
    }
    setTrying(false);
  };
  const undo = () => {
    if (!outcome) return;
    const { density, baseSize } = outcome.before;
    source.edit((current) => ({ ...current, theme: { ...current.theme, density, baseSize } }));
    setOutcome(null);
  };

  return (
    <div className="grid gap-2 border-t border-border pt-5">
      <Button isLoading={isTrying} className="justify-self-start" onClick={() => void fit()}>
        {text('preview.fit')}
      </Button>
      <div role="status" className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
        {outcome ? <FitText fit={outcome.fit} source={source} /> : text('preview.fitHint')}
        {outcome?.fit.kind === 'fits' && (
          <Button variant="link" size="sm" onClick={undo}>
            {text('preview.fitUndo')}
          </Button>
        )}
      </div>
    </div>
  );
}

function FitText({ fit, source }: { fit: Outcome; source: ResumeSource }) {
  const { text } = useI18n();
  if (fit.kind === 'already') return text('preview.fitAlready');
  if (fit.kind === 'failed') return text('preview.fitFailed');
  if (fit.kind === 'impossible') return text('preview.fitImpossible', { lines: fit.lines });
  const size = fit.baseSize === 0 ? TEMPLATES[source.getResume().templateId].sizes.body : fit.baseSize;
  return text('preview.fitDone', { density: fit.density, size });
}
