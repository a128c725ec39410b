import { useNavigate } from '@tanstack/react-router';

/** Actions of the frame's own buttons. */
export function useAppFrame() {
  const navigate = useNavigate();
  return {
    onCreateResume: () => void navigate({ to: '/new-resume' }),
  };
}
