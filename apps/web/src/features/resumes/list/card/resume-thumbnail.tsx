import { documentRoutes } from '@lauda/contract/resumes/documents';
import { routeUrl } from '@lauda/contract/client';
import type { ResumeSummary } from '@lauda/contract/resumes/resumes';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';

/** The first page as printed. The URL contains the version, so a browser loads each only once. */
export function ResumeThumbnail({ resume: { id, version } }: { resume: ResumeSummary }) {
  const [failed, setFailed] = useState<string | null>(null);
  const src = routeUrl(documentRoutes.resumeThumbnail, { params: { id }, query: { version } });
  if (failed === src)
    return (
      <span className="grid size-full place-items-center text-ink/40">
        <FileText aria-hidden className="size-8" />
      </span>
    );
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      className="size-full object-cover object-top"
      onError={() => setFailed(src)}
    />
  );
}
