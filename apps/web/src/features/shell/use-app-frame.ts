import { useNavigate } from '@tanstack/react-router';

/** What the frame's own buttons do. */
export function useAppFrame() {
  const navigate = useNavigate();
  return {
    onCreateResume: () => void navigate({ to: '/new-resume' }),
  };
}
