import { withNextRole } from '@lauda/domain/resume/entries/employer-groups';
import { MAX_ITEMS } from '@lauda/domain/resume/limits';
import Plus from 'lucide-react/icons/plus';
import { flushSync } from 'react-dom';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useResume } from '../../use-draft.ts';
import { useEditor } from '../use-editor.ts';
import { useJump } from '../places/use-jump.ts';

/** Adds another role at an entry's employer, with the shared fields filled in. */
export function AddRoleButton({ entryId }: { entryId: string }) {
  const text = useText();
  const { edit } = useEditor();
  const { jumpTo } = useJump();
  const company = useResume(
    ({ experience }) => experience.find(({ id }) => id === entryId)?.company ?? '',
  ).trim();
  const isFull = useResume(({ experience }) => experience.length >= MAX_ITEMS.experience);
  if (company === '') return null;
  const add = () => {
    const id = crypto.randomUUID();
    flushSync(() => edit((resume) => withNextRole(resume, entryId, id)));
    jumpTo(['experience', id]);
  };
  return (
    <div className="-ms-3 flex min-w-0">
      <Button variant="quiet" size="sm" className="max-w-full min-w-0" disabled={isFull} onClick={add}>
        <Plus aria-hidden />
        <span className="truncate">{text('builder.addRole', { company })}</span>
      </Button>
    </div>
  );
}
