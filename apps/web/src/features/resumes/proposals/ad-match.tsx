import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api } from '../../../lib/api/api.ts';
import { useText } from '../../../lib/i18n/i18n.tsx';
import { Card } from '../../../ui/card.tsx';
import { Progress } from '../../../ui/loading/progress.tsx';
import { RESUMES_KEY } from '../resumes-query.ts';

/** How the saved resume matches the ad it was tailored for; the query key makes it follow every save. */
export function AdMatch({ resumeId, ad }: { resumeId: string; ad: string }) {
  const text = useText();
  const match = useQuery({
    queryKey: [RESUMES_KEY, 'ad-match', resumeId, ad],
    queryFn: () => api.matchResume({ params: { id: resumeId }, body: { ad } }),
    placeholderData: keepPreviousData,
  });
  const score = match.data?.original.score ?? null;
  return (
    <Card padding="sm" className="grid gap-2">
      {score === null && match.isError ? (
        <p className="text-sm text-muted">{text('proposals.matchFailed')}</p>
      ) : (
        <div aria-live="polite">
          <Progress
            label={text('proposals.match')}
            percent={score}
            {...(score !== null && { valueText: text('proposals.matchOf', { score }) })}
          />
        </div>
      )}
      <Link
        to="/resume-tailoring"
        search={{ resume: resumeId }}
        className="justify-self-start text-sm font-medium text-link underline underline-offset-4 pointer-coarse:-my-1 pointer-coarse:py-2.5"
      >
        {text('proposals.matchDetails')}
      </Link>
    </Card>
  );
}
