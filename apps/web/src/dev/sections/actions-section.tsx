import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import Settings from 'lucide-react/icons/settings';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Kbd, Shortcut } from '../../ui/kbd.tsx';
import { Row } from '../specimen.tsx';

export function ActionsSection() {
  const [isLoading, setIsLoading] = useState(false);
  return (
    <>
      <Row label="Variants">
        <Button variant="primary">Save changes</Button>
        <Button>Preview</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger">Delete</Button>
        <Button variant="link">Learn more</Button>
      </Row>
      <Row label="Sizes 32, 40, 48">
        <Button size="sm">
          <Plus aria-hidden />
          Add role
        </Button>
        <Button>
          <Plus aria-hidden />
          Add role
        </Button>
        <Button size="lg">
          <Plus aria-hidden />
          Add role
        </Button>
      </Row>
      <Row label="Disabled, loading, as a link">
        <Button variant="primary" disabled>
          Disabled
        </Button>
        <Button disabled>Disabled</Button>
        <Button variant="primary" isLoading>
          Save changes
        </Button>
        <Button isLoading>Preview</Button>
        <Button isLoading={isLoading} onClick={() => setIsLoading(true)}>
          Press me
        </Button>
        <Button variant="primary" render={<a href="#actions">Go there</a>} />
      </Row>
      <Row label="Icon buttons, shortcuts">
        <IconButton label="Settings">
          <Settings aria-hidden />
        </IconButton>
        <IconButton label="Download" variant="secondary">
          <Download aria-hidden />
        </IconButton>
        <IconButton label="Delete" size="sm">
          <Trash2 aria-hidden />
        </IconButton>
        <Kbd>Esc</Kbd>
        <Shortcut keys="Mod+Shift+K" />
      </Row>
      <Row label="Long Portuguese labels wrap instead of spilling">
        <Button variant="primary" className="max-w-60">
          Criar um novo currículo a partir do meu perfil
        </Button>
      </Row>
    </>
  );
}
