import type { ComponentProps } from 'react';
import { newApplications } from '../features/applications/device/new-application-type.ts';
import { reviews } from '../features/imports/review/review-type.ts';
import { photos } from '../features/resumes/builder/photo/photos.ts';
import { drafts } from '../features/resumes/drafts.ts';
import { ResumeRuntime as Runtime } from '../features/resumes/resume-runtime.tsx';
import { wizardStore } from '../features/tailoring/wizard-type.ts';
import { useForgetOnSignOut } from '../lib/device/use-device-only.ts';

type ResumeRuntimeProps = Omit<ComponentProps<typeof Runtime>, 'drafts' | 'photos'>;

export function ResumeRuntime(props: ResumeRuntimeProps) {
  const { guardLogOut, userId } = props;
  useForgetOnSignOut(guardLogOut, userId, reviews.forgetAll);
  useForgetOnSignOut(guardLogOut, userId, wizardStore.remove);
  useForgetOnSignOut(guardLogOut, userId, newApplications.forget);
  return <Runtime drafts={drafts} photos={photos} {...props} />;
}
