import { APPLICATION_STATES, type ApplicationState } from '@lauda/domain/application/application';
import Trash2 from 'lucide-react/icons/trash-2';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { MenuGroup, MenuSeparator } from '../../../ui/menu/menu-group.tsx';
import { MenuItem, MenuRadioItem } from '../../../ui/menu/menu-item.tsx';
import { MoreMenu } from '../../../ui/menu/more-menu.tsx';
import type { ListedApplication } from '../device/applications-query.ts';
import { useCardName } from '../use-card-name.ts';

export interface CardActions {
  onMove: (card: ListedApplication, state: ApplicationState) => void;
  onDelete: (card: ListedApplication) => void;
}

export function CardMenu({ card, onMove, onDelete }: CardActions & { card: ListedApplication }) {
  const text = useText();
  const nameOf = useCardName();
  return (
    <MoreMenu label={text('applications.actionsOf', { name: nameOf(card) })}>
      <MenuGroup label={text('applications.moveTo')}>
        {APPLICATION_STATES.map((state) => (
          <MenuRadioItem key={state} isChecked={card.state === state} onSelect={() => onMove(card, state)}>
            {text('applications.state', { state })}
          </MenuRadioItem>
        ))}
      </MenuGroup>
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={() => onDelete(card)}>
        {text('applications.delete')}
      </MenuItem>
    </MoreMenu>
  );
}
