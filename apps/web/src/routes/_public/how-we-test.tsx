import { createFileRoute } from '@tanstack/react-router';
import { LeaveForPage } from '../../features/public/leave-for-page.tsx';

export const Route = createFileRoute('/_public/how-we-test')({ component: LeaveForPage });
