import type { ResumeSummary } from '@lauda/contract/resumes/resumes';
import type { VariantSummary } from '@lauda/contract/resumes/variants';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { familiesKey } from '../resumes-query.ts';

export const familiesQuery = (userId: string) =>
  queryOptions({
    queryKey: familiesKey(userId),
    queryFn: () => api.listVariants({ params: { userId } }),
  });

/** Resumes with undecided changes of their base. */
export const waitingUpdates = (
  resumes: readonly ResumeSummary[],
  families: readonly VariantSummary[],
): { readonly resume: ResumeSummary; readonly count: number }[] => {
  const counts = new Map(families.map(({ id, openUpdates }) => [id, openUpdates ?? 0]));
  return resumes.flatMap((resume) => {
    const count = counts.get(resume.id) ?? 0;
    return count === 0 ? [] : [{ resume, count }];
  });
};

/** What a card shows about a resume's family. */
export interface FamilyPlace {
  /** Null if the resume is not a variant of one in the list. */
  readonly baseTitle: string | null;
  /** Number of undecided changes of the base; null until counted. */
  readonly openUpdates: number | null;
  readonly variantCount: number;
  /** Match with the ad it was tailored for, out of 100; null without one. */
  readonly match: number | null;
  /** The linked resume in the other language, which shares the card. */
  readonly twin: { readonly resume: ResumeSummary; readonly openUpdates: number | null } | null;
}

const ALONE: FamilyPlace = { baseTitle: null, openUpdates: null, variantCount: 0, match: null, twin: null };

function partition<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

/**
 * Every resume with its family data, in the given order, except that twins share their source's card and variants
 * follow their base.
 */
export function arrangeFamilies(
  resumes: readonly ResumeSummary[],
  families: readonly VariantSummary[],
): { resume: ResumeSummary; family: FamilyPlace }[] {
  const known = new Map(resumes.map((resume) => [resume.id, resume]));
  const links = new Map(families.map((family) => [family.id, family]));
  const baseOf = ({ id }: ResumeSummary) => known.get(links.get(id)?.baseId ?? '');
  const variants = Map.groupBy(
    resumes.filter((resume) => baseOf(resume) !== undefined),
    (resume) => baseOf(resume)?.id ?? '',
  );
  const placed = new Set<string>();
  const withVariants = (resume: ResumeSummary): { resume: ResumeSummary; family: FamilyPlace }[] => {
    // A cycle of variants cannot be created, but must not hang the list if one exists.
    if (placed.has(resume.id)) return [];
    placed.add(resume.id);
    const [twins, own] = partition(
      variants.get(resume.id) ?? [],
      ({ id }) => links.get(id)?.kind === 'twin' && !variants.has(id),
    );
    const [twin] = twins;
    for (const { id } of twins) placed.add(id);
    const base = baseOf(resume);
    const match = links.get(resume.id)?.match?.score ?? null;
    const family =
      base === undefined && own.length + twins.length === 0 && match === null
        ? ALONE
        : {
            baseTitle: base?.title ?? null,
            openUpdates: links.get(resume.id)?.openUpdates ?? null,
            variantCount: own.length,
            match,
            twin:
              twin === undefined
                ? null
                : { resume: twin, openUpdates: links.get(twin.id)?.openUpdates ?? null },
          };
    return [{ resume, family }, ...own.flatMap(withVariants)];
  };
  const roots = resumes.filter((resume) => baseOf(resume) === undefined);
  return [...roots, ...resumes].flatMap(withVariants);
}
