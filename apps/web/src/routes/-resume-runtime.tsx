import type { ComponentProps } from 'react';
import { useForgetReviews } from '../features/imports/review/forget-reviews.ts';
import { photos } from '../features/resumes/builder/photo/photos.ts';
import { desk } from '../features/resumes/desk.ts';
import { ResumeRuntime as Runtime } from '../features/resumes/resume-runtime.tsx';
import { useForgetWizard } from '../features/tailoring/forget-wizard.ts';

type ResumeRuntimeProps = Omit<ComponentProps<typeof Runtime>, 'desk' | 'photos'>;

export function ResumeRuntime(props: ResumeRuntimeProps) {
  useForgetReviews(props.guardLogOut);
  useForgetWizard(props.guardLogOut, props.userId);
  return <Runtime desk={desk} photos={photos} {...props} />;
}
