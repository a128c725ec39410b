import type { Suggestion, SuggestionTarget } from '@lauda/contract/ai';
import type { Claim, GroundingSource } from '@lauda/domain/grounding/claim';
import { valueAt } from '@lauda/domain/resume/path';
import type { Resume } from '@lauda/domain/resume/resume';
import { plainText, type RichText } from '@lauda/domain/resume/rich-text';
import { thisMonth } from '../../../platform/this-month.ts';
import { AppError } from '../../../errors.ts';
import type { UserActor } from '../../../platform/http/actor.ts';
import type { Person } from '../call.ts';
import { resumeText } from './resume-text.ts';
import type { ClaimFinder } from '../second-reader.ts';
import type { AiService } from '../service.ts';
import {
  descriptionTask,
  type Proposal,
  skillsTask,
  type SuggestionTask,
  summaryTask,
} from './suggestion-tasks.ts';

interface SuggestionDeps {
  ai: Pick<AiService, 'answer' | 'usageOf'>;
  claims: ClaimFinder;
}

interface Asking {
  readonly actor: Pick<UserActor, 'userId'>;
  readonly resume: Resume;
  readonly target: SuggestionTarget;
  readonly signal: AbortSignal;
}

interface Entry {
  readonly head: string;
  readonly description: RichText;
}

/** Fields that identify an entry in any section, in reading order. */
const NAMES = ['position', 'company', 'degree', 'field', 'school', 'name', 'title', 'subtitle'] as const;

function findEntry(resume: Resume, path: readonly string[]): Entry | null {
  const found = valueAt(resume, path);
  if (typeof found !== 'object' || found === null || !('description' in found)) return null;
  // Anything with a description is an entry, and its other fields follow the resume's schema.
  const entry = found as { readonly description: RichText } & Readonly<Record<string, string>>;
  const head = NAMES.map((name) => entry[name] ?? '').filter((part) => part !== '');
  return { head: head.join(' | '), description: entry.description };
}

const fold = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#.]+/gu, ' ')} `;

/** A skill is a claim unless the resume mentions it: an unknown technology is no less a claim than a known one. */
function skillGrounding(resume: Resume): (name: string) => Claim[] {
  const said = fold(resumeText(resume)).replaceAll('. ', ' ');
  return (name) =>
    said.includes(fold(name).replaceAll('. ', ' '))
      ? []
      : [{ start: 0, end: name.length, text: name, kind: 'technology' }];
}

const personOf = ({ personalInfo, contacts }: Resume): Person => ({ ...personalInfo, contacts });

export type SuggestionService = ReturnType<typeof createSuggestionService>;

export function createSuggestionService({ ai, claims: finder }: SuggestionDeps) {
  const propose = <T>(
    { actor, resume, signal }: Asking,
    { instructions, data, schema, read }: SuggestionTask<T>,
    check: (proposals: readonly Proposal[]) => Promise<Suggestion[]> | Suggestion[],
  ): Promise<Suggestion[]> =>
    ai.answer({
      actor,
      purpose: 'suggestion',
      allowance: 'suggestion',
      instructions,
      data,
      person: personOf(resume),
      locale: resume.language,
      signal,
      schema,
      finish: (answer) => check(read(answer)),
    });

  const grounding =
    ({ actor, resume, signal }: Asking, place: Pick<GroundingSource, 'itemId' | 'original'>) =>
    async (proposals: readonly Proposal[]): Promise<Suggestion[]> => {
      const texts = proposals.map(({ text }) => text.trim());
      const claims = await finder.claimsOf({
        actor,
        person: personOf(resume),
        locale: resume.language,
        signal,
        questions: texts.map((text) => ({ text, source: { ...place, resume, today: thisMonth() } })),
      });
      return proposals.map(({ replaces }, index) => ({
        text: texts[index] ?? '',
        replaces,
        claims: claims[index] ?? [],
      }));
    };

  /** Returns the suggestions, with the claims in them that the resume does not support. */
  const suggestionsFor = async (asking: Asking): Promise<Suggestion[]> => {
    const { resume, target } = asking;
    if (target.kind === 'skills') {
      const groundSkill = skillGrounding(resume);
      return propose(asking, skillsTask(resume), (proposals) =>
        proposals.map(({ text, replaces }) => ({
          text: text.trim(),
          replaces,
          claims: groundSkill(text.trim()),
        })),
      );
    }
    if (target.kind === 'summary')
      return propose(
        asking,
        summaryTask(resume),
        grounding(asking, { original: plainText(resume.personalInfo.summary) }),
      );
    const entry = findEntry(resume, target.path);
    if (entry === null) throw new AppError('NOT_FOUND');
    return propose(
      asking,
      descriptionTask(resume, entry),
      grounding(asking, { itemId: target.path.at(-1), original: plainText(entry.description) }),
    );
  };

  return {
    suggest: async (asking: Asking) => {
      const suggestions = await suggestionsFor(asking);
      const { suggestion: usage } = await ai.usageOf(asking.actor.userId);
      return { suggestions, usage };
    },
  };
}
