import type { Client } from '@lauda/contract/client';
import type { LegalLines } from '@lauda/contract/site/legal';
import type { Locale } from '@lauda/domain/locale';
import { queryOptions } from '@tanstack/react-query';

export const NO_LEGAL_LINES: LegalLines = {
  operator: [],
  officer: [],
  processors: [],
  retention: [],
  law: [],
};

export const legalQuery = (api: Pick<Client, 'getLegal'>, locale: Locale) =>
  queryOptions({
    queryKey: ['legal', locale],
    queryFn: ({ signal }) => api.getLegal({ query: { locale } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isForEveryone: true },
  });
