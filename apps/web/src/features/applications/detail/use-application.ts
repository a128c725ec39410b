import type { Application } from '@lauda/domain/application/application';
import type { DocumentState } from '@lauda/local-first/document-state';
import { useSyncExternalStore } from 'react';
import type { OpenApplication } from '../device/application-collection.ts';

/** Selects a slice of the state, so a component rerenders only when its slice changes. */
export const useApplicationState = <T>(
  openApplication: OpenApplication,
  select: (state: DocumentState<Application>) => T,
): T => useSyncExternalStore(openApplication.subscribe, () => select(openApplication.getState()));

export const useApplication = (openApplication: OpenApplication): Application =>
  useApplicationState(openApplication, (state) => state.document);
