import FileText from 'lucide-react/icons/file-text';
import Sparkles from 'lucide-react/icons/sparkles';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Progress } from '../../ui/loading/progress.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/loading/skeleton.tsx';
import { LoadingState, Spinner } from '../../ui/loading/spinner.tsx';
import { Row, Stack } from '../specimen.tsx';

export function FeedbackSection() {
  return (
    <>
      <Row label="Badges">
        <Badge>Draft</Badge>
        <Badge tone="primary">Pro</Badge>
        <Badge tone="info">New</Badge>
        <Badge tone="success">Active</Badge>
        <Badge tone="warning">Past due</Badge>
        <Badge tone="danger">Failed</Badge>
        <Badge tone="ai">
          <Sparkles aria-hidden />
          Suggested
        </Badge>
      </Row>
      <Stack label="Callouts">
        <Callout title="Your draft lives on this device">Sign in to keep it everywhere.</Callout>
        <Callout tone="success">Your email address is confirmed.</Callout>
        <Callout
          tone="warning"
          title="3 lines over one page"
          action={<Button size="sm">Tighten spacing</Button>}
        />
        <Callout tone="danger" title="Couldn't save">
          The server did not answer.
        </Callout>
      </Stack>
      <Stack label="Progress">
        <Progress label="Checking your subscription" percent={30} valueText="3 of 10" />
        <Progress label="Reading your file" percent={null} />
      </Stack>
      <Row label="Spinners">
        <Spinner size="sm" />
        <Spinner />
        <Spinner size="lg" />
        <LoadingState label="Loading..." />
      </Row>
      <Stack label="Skeleton">
        <SkeletonGroup label="Loading resumes">
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
        </SkeletonGroup>
      </Stack>
      <Card padding="none">
        <EmptyState
          illustration={
            <div className="grid h-28 w-20 place-items-center border border-border bg-paper text-ink shadow-paper">
              <FileText />
            </div>
          }
          title="Your first page is still blank."
          description="Start from scratch, or bring the resume you already have."
          action={<Button variant="primary">Create a resume</Button>}
        />
      </Card>
    </>
  );
}
