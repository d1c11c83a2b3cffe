import type { ProgressUnit, ToolContext } from '../../tool.ts';

/** Where each part of a candidate's work ends, in percent. The shares are the same for every document. */
const FONTS = 20;
const IMAGES = 85;

/** Progress of several candidates that are made one after the other, as percent of all. It never goes back. */
export function percentOf(context: ToolContext | undefined, index: number, count: number) {
  let last = (index * 100) / count;
  context?.progress?.(Math.round(last), 100, 'percent');
  const report = (from: number, to: number, done: number, total: number) => {
    const own = from + ((to - from) * done) / Math.max(1, total);
    last = Math.max(last, (index * 100 + own) / count);
    context?.progress?.(Math.round(last), 100, 'percent');
  };
  const within = (progress: (done: number, total: number, unit: ProgressUnit) => void): ToolContext => ({
    signal: context?.signal,
    progress,
  });
  return {
    compressing: within((done, total, unit) =>
      unit === 'page' ? report(0, FONTS, done, total) : report(FONTS, IMAGES, done, total),
    ),
    comparing: within((done, total) => report(IMAGES, 100, done, total)),
  };
}
