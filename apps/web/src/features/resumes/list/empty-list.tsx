import { templateThumbnail } from '@lauda/documents/browser';
import { DEFAULT_TEMPLATE_ID } from '@lauda/domain/resume/template';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';

export function EmptyList() {
  const text = useText();
  return (
    <Card padding="none">
      <EmptyState
        illustration={
          <img
            src={templateThumbnail(DEFAULT_TEMPLATE_ID)}
            alt=""
            width={480}
            height={679}
            className="h-56 w-auto -rotate-1 bg-paper shadow-paper"
          />
        }
        title={text('resumes.emptyTitle')}
        description={text('resumes.emptyDescription')}
        action={
          <Button variant="primary" render={<Link to="/new-resume" />}>
            {text('resumes.createResume')}
          </Button>
        }
      />
    </Card>
  );
}
