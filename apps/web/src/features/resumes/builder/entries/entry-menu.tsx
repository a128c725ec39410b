import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Trash2 from 'lucide-react/icons/trash-2';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { MenuSeparator } from '../../../../ui/menu/menu-group.tsx';
import { MenuItem } from '../../../../ui/menu/menu-item.tsx';
import { MoreMenu } from '../../../../ui/menu/more-menu.tsx';

interface EntryMenuProps {
  /** 'Experience 2', for screen reader users. */
  name: string;
  index: number;
  count: number;
  isHidden: boolean;
  onMove: (to: number) => void;
  onToggleHidden: () => void;
  onRemove: () => void;
}

/** Actions for one entry of a list. */
export function EntryMenu({ name, index, count, isHidden, ...on }: EntryMenuProps) {
  const text = useText();
  return (
    <MoreMenu label={text('builder.entryMenu', { entry: name })}>
      <MenuItem icon={<ArrowUp />} isDisabled={index === 0} onSelect={() => on.onMove(index - 1)}>
        {text('builder.entryUp')}
      </MenuItem>
      <MenuItem icon={<ArrowDown />} isDisabled={index === count - 1} onSelect={() => on.onMove(index + 1)}>
        {text('builder.entryDown')}
      </MenuItem>
      <MenuItem icon={isHidden ? <Eye /> : <EyeOff />} onSelect={on.onToggleHidden}>
        {text(isHidden ? 'builder.showSection' : 'builder.hideSection')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="danger" onSelect={on.onRemove}>
        {text('builder.entryRemove')}
      </MenuItem>
    </MoreMenu>
  );
}
