import type { Client } from '@lauda/contract/client';
import { queryOptions } from '@tanstack/react-query';

/** The resumes to choose from, loaded without the editor's code. Refetched with every other list of resumes. */
export const resumeChoicesQuery = (api: Pick<Client, 'listResumes'>, userId: string) =>
  queryOptions({
    queryKey: ['resumes', userId, 'choices'],
    queryFn: () => api.listResumes({ params: { userId }, query: {} }),
  });
