import type { ComponentProps } from 'react';
import { useForgetReviews } from '../features/imports/review/forget-reviews.ts';
import { photos } from '../features/resumes/builder/photo/photos.ts';
import { drafts } from '../features/resumes/drafts.ts';
import { ResumeRuntime as Runtime } from '../features/resumes/resume-runtime.tsx';
import { useForgetWizard } from '../features/tailoring/forget-wizard.ts';

type ResumeRuntimeProps = Omit<ComponentProps<typeof Runtime>, 'drafts' | 'photos'>;

export function ResumeRuntime(props: ResumeRuntimeProps) {
  useForgetReviews(props.guardLogOut);
  useForgetWizard(props.guardLogOut, props.userId);
  return <Runtime drafts={drafts} photos={photos} {...props} />;
}
