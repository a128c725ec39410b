import { linesOverOnePage, type Preview, TEMPLATES } from '@lauda/documents/browser';
import type { Resume } from '@lauda/domain/resume/resume';
import { BASE_SIZES, DENSITIES, type Density } from '@lauda/domain/resume/theme';

/** In points: recruiters do not read smaller print. */
const SMALLEST_SIZE = 9;

export type Fit =
  | { readonly kind: 'already' }
  | { readonly kind: 'fits'; readonly density: Density; readonly baseSize: number }
  | { readonly kind: 'impossible'; readonly lines: number };

type Step = Pick<Resume['theme'], 'density' | 'baseSize'>;

/** From the current settings to the tightest. Font size comes last: less spacing is noticed less than smaller text. */
export function tighterSteps({ theme, templateId }: Pick<Resume, 'theme' | 'templateId'>): Step[] {
  const own = TEMPLATES[templateId].sizes.body;
  const size = theme.baseSize === 0 ? own : theme.baseSize;
  const densities = DENSITIES.slice(0, DENSITIES.indexOf(theme.density) + 1).toReversed();
  const smaller = BASE_SIZES.filter((step) => step < size && step >= SMALLEST_SIZE).toReversed();
  return [theme.baseSize, ...smaller].flatMap((baseSize) =>
    densities.map((density): Step => ({ density, baseSize })),
  );
}

const withStep = (resume: Resume, step: Step): Resume => ({ ...resume, theme: { ...resume.theme, ...step } });

/** Finds the mildest settings that fit on one page, by rendering real pages. */
export async function fitToPage(
  resume: Resume,
  makePages: (resume: Resume) => Promise<Preview>,
): Promise<Fit> {
  const [now, ...steps] = tighterSteps(resume);
  if (now && (await makePages(withStep(resume, now))).pages.length <= 1) return { kind: 'already' };
  const tightest = steps.at(-1) ?? now;
  if (!tightest) return { kind: 'already' };
  const last = await makePages(withStep(resume, tightest));
  if (last.pages.length > 1) return { kind: 'impossible', lines: linesOverOnePage(last) };
  for (const step of steps)
    if (step === tightest || (await makePages(withStep(resume, step))).pages.length <= 1)
      return { kind: 'fits', ...step };
  return { kind: 'fits', ...tightest };
}
