import ScanText from 'lucide-react/icons/scan-text';
import { useState } from 'react';
import { ReadbackDialog } from '../../features/imports/readback/readback-dialog.tsx';
import { ReadbackOffer } from '../../features/imports/readback/readback-offer.tsx';
import { ExportMenu, type ExportMenuProps } from '../../features/preview/export/export-menu.tsx';
import { useText } from '../../lib/i18n/i18n.tsx';
import { useIsOnline } from '../../lib/device/use-is-online.ts';
import { MenuItem } from '../../ui/menu/menu-item.tsx';

/** Downloads of a resume, and the read-back that shows software can read them. */
export function ExportTools(props: Omit<ExportMenuProps, 'more'>) {
  const text = useText();
  const isOnline = useIsOnline();
  const [isOpen, setOpen] = useState(false);
  const { isVisitor, onSignIn, resumeId, saveFirst } = props;
  return (
    <>
      <ExportMenu
        {...props}
        more={
          <MenuItem
            icon={<ScanText aria-hidden />}
            isDisabled={!isVisitor && !isOnline}
            onSelect={() => setOpen(true)}
          >
            <span className="grid">
              {text('imports.readback')}
              <span className="text-xs text-muted">
                {text(isVisitor || isOnline ? 'imports.readbackHint' : 'preview.needsConnection')}
              </span>
            </span>
          </MenuItem>
        }
      />
      {isVisitor ? (
        <ReadbackOffer isOpen={isOpen} onOpenChange={setOpen} onSignUp={onSignIn} />
      ) : (
        <ReadbackDialog resumeId={resumeId} saveFirst={saveFirst} isOpen={isOpen} onOpenChange={setOpen} />
      )}
    </>
  );
}
