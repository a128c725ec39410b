import type { Claim } from '@lauda/domain/grounding/claim';
import { type ListedFact, readingOf } from '@lauda/domain/grounding/second-reader/reading';
import * as z from 'zod/mini';
import type { Log } from '../../platform/log.ts';
import type { GroundQuestion } from '../../platform/text-checks/tasks.ts';
import type { TextChecks } from '../../platform/text-checks/text-checks.ts';
import type { AiCall } from './call.ts';
import type { AiService } from './service.ts';

const INSTRUCTIONS = `Task: list-facts
You check texts about somebody against what they have said themselves. "texts" holds numbered texts, "sources" what the person said; each text names its source.
List every fact of every text: each figure, date, employer, school, customer, tool, method, position, degree, certificate, award, language, place, result and deed, also those that look right. For each give
- "text": the number of the text,
- "fact": the words of the text that state it, copied letter by letter, at most 20 words,
- "quote": the words of the text's own source that say the same, copied letter by letter, with the figure, date or name itself in them; "" if the source does not say it,
- "kind": number, date, employer, institution, technology, title, degree, certification, award, leadership or language.
Deeds have to be the same: who helped has not led, who wrote down has not interpreted. When in doubt, "quote" is "".`;

const MAX_FACTS = 120;
/** More characters than any single fact needs, in a text or in a source. */
const MAX_CHARACTERS = 600;
const piece = z.string().check(z.maxLength(MAX_CHARACTERS));
const answerSchema = z.object({
  facts: z
    .array(z.object({ text: z.number(), fact: piece, quote: piece, kind: z.string().check(z.maxLength(40)) }))
    .check(z.maxLength(MAX_FACTS)),
});

export interface ClaimsDeps {
  ai: Pick<AiService, 'answer' | 'hasSecondReader'>;
  checks: Pick<TextChecks, 'ground' | 'verify'>;
  log: Log;
}

/** Model-written texts to check, and the user who asked for them. */
export type ClaimsQuestion = Pick<AiCall, 'actor' | 'person' | 'locale' | 'signal'> & {
  readonly questions: readonly GroundQuestion[];
};

/** One list per text; null for a text that was not read, or instead of the whole list when nothing was read. */
type Listed = (ListedFact[] | null)[] | null;

export type ClaimFinder = ReturnType<typeof createClaimFinder>;

/**
 * Finds claims in model-written texts that the user never made: by rules and, if enabled, by what a second reader
 * cannot quote. The second reader only adds claims. When it fails, times out or is refused, only the rules count.
 */
export function createClaimFinder({ ai, checks, log }: ClaimsDeps) {
  const listFacts = async ({ questions, ...call }: ClaimsQuestion): Promise<Listed> => {
    const { questions: read, texts, sources } = readingOf(questions);
    if (read.length === 0) return null;
    const { facts } = await ai.answer({
      ...call,
      purpose: 'check',
      allowance: 'none',
      instructions: INSTRUCTIONS,
      data: { texts, sources },
      schema: answerSchema,
      finish: (answer) => answer,
    });
    return questions.map((_, index) =>
      read.includes(index) ? facts.filter(({ text }) => read[text - 1] === index) : null,
    );
  };

  const readAgain = async (asked: ClaimsQuestion): Promise<Listed> => {
    if (!ai.hasSecondReader()) return null;
    try {
      return await listFacts(asked);
    } catch {
      // The AI service has already logged and counted the failure.
      return null;
    }
  };

  return {
    claimsOf: async (asked: ClaimsQuestion): Promise<Claim[][]> => {
      const { userId } = asked.actor;
      const refused = new AbortController();
      const signal = AbortSignal.any([asked.signal, refused.signal]);
      const [claims, listed] = await Promise.all([
        checks.ground(userId, asked.questions).catch((error: unknown) => {
          refused.abort();
          throw error;
        }),
        readAgain({ ...asked, signal }),
      ]);
      if (listed === null) return claims;
      try {
        return await checks.verify(
          userId,
          asked.questions.map((question, index) => ({
            ...question,
            claims: claims[index] ?? [],
            facts: listed[index] ?? null,
          })),
        );
      } catch {
        log.warn('ai.unverified', { userId });
        return claims;
      }
    },
  };
}
