import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';

/** The tools at the end of the toolbar before they are loaded, so that those beside them do not move. */
export function ToolsPicture({ hasMenu }: { hasMenu: boolean }) {
  const text = useText();
  return (
    <span inert aria-hidden className="contents">
      {hasMenu && (
        <Button size="icon-sm" variant="quiet">
          <Ellipsis />
        </Button>
      )}
      <Button size="sm">
        <Download />
        <span className="max-md:sr-only">{text('builder.export')}</span>
      </Button>
    </span>
  );
}
