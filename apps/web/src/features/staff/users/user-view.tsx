import type { Client } from '@lauda/contract/client';
import type { UserDetails } from '@lauda/contract/staff/staff';
import { can, type StaffRole } from '@lauda/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Eye from 'lucide-react/icons/eye';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { AccountCard } from './account-card.tsx';
import { DeleteUserCard } from './delete-user-card.tsx';
import { StaffLoadFailure } from '../staff-load-failure.tsx';
import type { RenderPage } from './resume-dialog.tsx';
import { RoleCard } from './role-card.tsx';
import { type AfterProof, isNotFound, userQuery } from '../staff-calls.ts';
import { StaffFrame } from '../staff-frame.tsx';
import { SubscriptionCard } from '../subscriptions/subscription-card.tsx';
import { UserForm } from './user-form.tsx';
import { UserResumes } from './user-resumes.tsx';
import { ViewAsDialog, type ViewAsStart } from './view-as-dialog.tsx';

interface UserViewProps {
  api: Client;
  role: StaffRole;
  /** Null when the URL names no user. */
  userId: string | null;
  leaveTo: (url: string) => void;
  onDeleted: () => void;
  renderPage: RenderPage;
  afterProof: AfterProof;
}

export function UserView({ api, role, userId, ...rest }: UserViewProps) {
  const text = useText();
  const query = useQuery({ ...userQuery(api, userId ?? ''), enabled: userId !== null });
  const { data: user, isError, error, refetch } = query;
  if (userId === null || (isError && isNotFound(error)))
    return (
      <UserFrame role={role} title={text('staff.userNotFound')}>
        <Card padding="none">
          <EmptyState
            title={text('staff.userNotFoundHint')}
            action={<Button render={<Link to="/admin/users" />}>{text('staff.backToUsers')}</Button>}
          />
        </Card>
      </UserFrame>
    );
  if (user) return <KnownUser api={api} role={role} user={user} {...rest} />;
  return (
    <UserFrame role={role} title={text('screens.adminUser')}>
      {isError ? (
        <StaffLoadFailure title={text('staff.userFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </UserFrame>
  );
}

interface UserFrameProps {
  role: StaffRole;
  title: string;
  description?: string;
  actions?: ReactNode;
  children: ReactNode;
}

function UserFrame(props: UserFrameProps) {
  const text = useText();
  const back = (
    <Button variant="link" size="sm" render={<Link to="/admin/users" />}>
      <ArrowLeft aria-hidden />
      {text('staff.backToUsers')}
    </Button>
  );
  return <StaffFrame {...props} eyebrow={back} />;
}

interface KnownUserProps {
  api: Client;
  role: StaffRole;
  user: UserDetails;
  leaveTo: (url: string) => void;
  onDeleted: () => void;
  renderPage: RenderPage;
  afterProof: AfterProof;
}

function KnownUser({ api, role, user, leaveTo, onDeleted, renderPage, afterProof }: KnownUserProps) {
  const text = useText();
  const [start, setStart] = useState<ViewAsStart | null>(null);
  const name = user.name.trim() || user.email;
  const viewAs = (next: ViewAsStart) => afterProof(() => setStart(next));
  // Staff cannot be impersonated.
  const canViewAs = user.staffRole === null;
  return (
    <UserFrame
      role={role}
      title={name}
      description={user.email}
      actions={
        canViewAs && (
          <Button variant="primary" onClick={() => viewAs({ type: 'resumes' })}>
            <Eye aria-hidden />
            {text('staff.viewAs')}
          </Button>
        )
      }
    >
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <AccountCard api={api} user={user} canReset={can(role, 'users', 'edit')} />
          <SubscriptionCard api={api} role={role} userId={user.id} afterProof={afterProof} />
          <RoleCard api={api} user={user} canChange={can(role, 'system', 'edit')} afterProof={afterProof} />
        </div>
        <div className="grid gap-6">
          <UserResumes
            api={api}
            userId={user.id}
            renderPage={renderPage}
            onViewAs={canViewAs ? (resumeId) => viewAs({ type: 'resume', resumeId }) : null}
            afterProof={afterProof}
          />
          {can(role, 'users', 'edit') && <UserForm key={user.id} api={api} role={role} user={user} />}
          {can(role, 'users', 'delete') && user.staffRole === null && (
            <DeleteUserCard api={api} user={user} onDeleted={onDeleted} afterProof={afterProof} />
          )}
        </div>
      </div>
      <ViewAsDialog
        api={api}
        user={{ id: user.id, name }}
        start={start}
        isReadOnly={!can(role, 'users', 'edit')}
        onClose={() => setStart(null)}
        leaveTo={leaveTo}
      />
    </UserFrame>
  );
}
