import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { LoadingState } from '../../ui/loading/spinner.tsx';
import { linkQuery, type TailoringApi } from './tailoring-queries.ts';
import { useWizard } from './use-wizard.ts';
import type { WizardDocument } from './wizard-type.ts';
import { hasOtherWork, withVariant } from './wizard.ts';

interface VariantAdProps {
  api: TailoringApi;
  wizardDocument: WizardDocument;
  variantId: string;
  /** Called when the wizard has the variant and its ad. */
  onTaken: () => void;
  children: ReactNode;
}

/** Loads a variant and the ad it was tailored for into the wizard; replaces other work only on confirmation. */
export function VariantAd({ api, wizardDocument, variantId, onTaken, children }: VariantAdProps) {
  const text = useText();
  const wizard = useWizard(wizardDocument);
  const link = useQuery(linkQuery(api, variantId));
  const ad = link.data?.ad ?? null;
  const isAsked = ad !== null && hasOtherWork(wizard, { id: variantId, ad });
  const isTaken = ad !== null && !isAsked;
  const take = useEffectEvent(() => {
    if (ad !== null) wizardDocument.change((now) => withVariant(now, { id: variantId, ad }));
    onTaken();
  });
  useEffect(() => {
    if (isTaken) take();
  }, [isTaken]);

  if (link.isPending || isTaken) return <LoadingState label={text('tailoring.busy')} />;
  return (
    <>
      {isAsked && (
        <Callout
          tone="warning"
          role="status"
          action={
            <Button
              size="sm"
              onClick={() => wizardDocument.change((now) => withVariant(now, { id: variantId, ad }))}
            >
              {text('tailoring.otherWorkReplace')}
            </Button>
          }
        >
          {text('tailoring.otherWork', { label: link.data?.label ?? '' })}
        </Callout>
      )}
      {children}
    </>
  );
}
