import type { Preview, PreviewPage } from '../../engine.ts';
import { type Frame, frameWithin, pageFrame } from './page-frame.ts';
import { tagsOf } from './page-tags.ts';

/** Points. Closer baselines count as one line: two sizes or two columns. */
const SAME_LINE = 4;

function baselinesOf({ body }: PreviewPage): number[] {
  const baselines: number[] = [];
  const outer: Frame[] = [];
  let frame = pageFrame(1);
  for (const { name, isEnd, isEmpty, attributes } of tagsOf(body)) {
    if (name !== 'g') continue;
    if (isEnd) frame = outer.pop() ?? frame;
    else {
      if (!isEmpty) outer.push(frame);
      if (attributes.get('class') === 'typst-text') baselines.push(frame.y);
      if (!isEmpty) frame = frameWithin(frame, attributes);
    }
  }
  return baselines.toSorted((a, b) => a - b);
}

/** How many lines are on pages after the first, not counting the page number on each. */
export function linesOverOnePage({ pages }: Preview): number {
  return pages.slice(1).reduce((count, page) => {
    const baselines = baselinesOf(page);
    const lines = baselines.filter((y, index) => index === 0 || y - (baselines[index - 1] ?? 0) > SAME_LINE);
    return count + Math.max(0, lines.length - 1);
  }, 0);
}
