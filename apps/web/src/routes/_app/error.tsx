import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ErrorView } from '../../features/shell/failures/error-view.tsx';

export const Route = createFileRoute('/_app/error')({ component: ErrorScreen });

function ErrorScreen() {
  const router = useRouter();
  return <ErrorView error={null} onRetry={() => router.history.back()} />;
}
