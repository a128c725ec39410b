import type { PlainKey } from '@lauda/messages';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { ChangeExhibit, ReadBackExhibit, SavingExhibit, SeamExhibit } from './fact-exhibits.tsx';
import type { PagePicture } from './pictures.ts';

/** What the product does, each with an exhibit. The fourth takes the place of a testimonial. */
export function ProductFacts({ picture }: { picture: (name: PagePicture) => string }) {
  return (
    <ul className="grid gap-12 md:gap-16">
      <Fact
        title="landing.aiTitle"
        description="landing.aiDescription"
        proof="landing.aiProof"
        exhibit={<ChangeExhibit />}
      />
      <Fact
        title="landing.atsTitle"
        description="landing.atsDescription"
        proof="landing.atsProof"
        exhibit={<ReadBackExhibit />}
      />
      <Fact
        title="landing.previewTitle"
        description="landing.previewDescription"
        proof="landing.previewProof"
        exhibit={<SeamExhibit picture={picture} />}
      />
      <Fact
        title="landing.keptTitle"
        description="landing.keptDescription"
        proof="landing.keptProof"
        exhibit={<SavingExhibit />}
      />
    </ul>
  );
}

interface FactProps {
  title: PlainKey;
  description: PlainKey;
  proof: PlainKey;
  exhibit: ReactNode;
}

function Fact({ title, description, proof, exhibit }: FactProps) {
  const text = useText();
  return (
    <li className="grid gap-x-16 gap-y-6 md:grid-cols-2">
      <div className="grid content-center gap-4">
        <h3 className="font-display text-2xl tracking-display">{text(title)}</h3>
        <p className="text-pretty">{text(description)}</p>
        <p className="border-s-4 border-highlight ps-4 text-sm text-pretty text-muted">{text(proof)}</p>
      </div>
      {exhibit}
    </li>
  );
}
