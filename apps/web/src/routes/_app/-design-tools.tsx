import { ColumnsReading } from '../../features/imports/readback/columns-reading.tsx';
import { DesignPanel } from '../../features/preview/design/design-panel.tsx';
import type { FilesPlace } from '../../features/resumes/builder/workspace.tsx';

interface DesignToolsProps extends FilesPlace {
  isPro: boolean;
  isVisitor: boolean;
}

/** A resume's design, and what software reads from it. */
export function DesignTools({ isPro, isVisitor, ...place }: DesignToolsProps) {
  return (
    <DesignPanel
      source={place.source}
      isPro={isPro}
      columnsReading={<ColumnsReading {...place} isVisitor={isVisitor} />}
    />
  );
}
