import { LOCALES } from '@lauda/domain/locale';
import * as z from 'zod/mini';
import { anyone, defineRoute, json } from '../route.ts';

/** Parts of the privacy policy and terms that depend on the installation's settings. */
export const LEGAL_PARTS = ['operator', 'officer', 'processors', 'retention', 'law'] as const;
export type LegalPart = (typeof LEGAL_PARTS)[number];

/** Paragraphs of each part; empty where nothing is configured. */
const legalLines = z.record(z.enum(LEGAL_PARTS), z.array(z.string()));
export type LegalLines = z.output<typeof legalLines>;

export const legalRoutes = {
  getLegal: defineRoute({
    method: 'GET',
    path: '/api/legal',
    tag: 'site',
    summary: 'Who runs this installation and under which law, as the privacy policy and the terms say it.',
    policy: anyone,
    query: z.object({ locale: z.enum(LOCALES) }),
    output: json(legalLines),
  }),
};
