import { useText } from '../../lib/i18n/i18n.tsx';

const Line = ({ width }: { width: string }) => (
  <span className={`block h-1.5 rounded-full bg-[#DBD8CE] ${width}`} />
);

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-2">
      <span className="border-b border-[#DBD8CE] pb-1 text-xs font-semibold text-[#0E5C45]">{title}</span>
      {children}
    </div>
  );
}

/** A page on the desk. It is a picture: what it says stands in its caption. */
export function ResumeSheet() {
  const text = useText();
  return (
    <figure className="mx-auto w-full max-w-sm">
      <figcaption className="sr-only">{text('landing.sheetCaption')}</figcaption>
      <div
        aria-hidden
        className="grid aspect-[1/1.34] rotate-1 content-start gap-5 bg-paper p-8 text-ink shadow-paper motion-safe:transition-transform motion-safe:duration-240 motion-safe:hover:rotate-0"
      >
        <div className="grid gap-1">
          <span className="font-display text-2xl tracking-display">{text('landing.sheetName')}</span>
          <span className="text-sm text-[#5A5D56]">{text('landing.sheetRole')}</span>
        </div>
        <Section title={text('landing.sheetExperience')}>
          <Line width="w-11/12" />
          <Line width="w-4/5" />
          <span className="-mx-1.5 block bg-[#FFE58A] px-1.5 py-1.5">
            <span className="block h-1.5 w-10/12 rounded-full bg-[#3B2E00]/60" />
          </span>
          <Line width="w-9/12" />
          <span className="h-1" />
          <Line width="w-1/2" />
          <Line width="w-11/12" />
          <Line width="w-10/12" />
          <Line width="w-2/3" />
        </Section>
        <Section title={text('landing.sheetEducation')}>
          <Line width="w-3/5" />
          <Line width="w-2/5" />
        </Section>
        <Section title={text('landing.sheetSkills')}>
          <span className="flex flex-wrap gap-1.5">
            {['w-14', 'w-10', 'w-16', 'w-12', 'w-9'].map((width) => (
              <span key={width} className={`h-4 rounded-full bg-[#DCEDE5] ${width}`} />
            ))}
          </span>
        </Section>
      </div>
    </figure>
  );
}
