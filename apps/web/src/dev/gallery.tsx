import { ActionsSection } from './sections/actions-section.tsx';
import { ChoicesSection } from './sections/choices-section.tsx';
import { DataSection } from './sections/data-section.tsx';
import { FeedbackSection } from './sections/feedback-section.tsx';
import { FieldsSection } from './sections/fields-section.tsx';
import { NavigationSection } from './sections/navigation-section.tsx';
import { OverlaysSection } from './sections/overlays-section.tsx';
import { SidebarSection } from './sections/sidebar-section.tsx';
import { TypeSection } from './sections/type-section.tsx';
import { Specimen } from './specimen.tsx';

const SECTIONS = [
  { title: 'Type and colour', content: TypeSection },
  { title: 'Actions', content: ActionsSection },
  { title: 'Fields', content: FieldsSection },
  { title: 'Choices', content: ChoicesSection },
  { title: 'Overlays', content: OverlaysSection },
  { title: 'Feedback', content: FeedbackSection },
  { title: 'Navigation', content: NavigationSection },
  { title: 'Sidebar', content: SidebarSection },
  { title: 'Data', content: DataSection },
];

/** Every component of the UI kit in every state, in both themes side by side. */
export function Gallery() {
  return (
    <main id="main" className="mx-auto flex max-w-[1440px] flex-col gap-10 p-6 max-md:p-3">
      <h1 className="font-display text-4xl tracking-display">Component gallery</h1>
      {SECTIONS.map(({ title, content: Content }) => (
        <Specimen key={title} title={title}>
          <Content />
        </Specimen>
      ))}
    </main>
  );
}
