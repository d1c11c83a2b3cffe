import { openArea } from '@sheaf/messages';
import type { ToolContext } from '../tool.ts';

const BAR = 24;

export type ProgressLine = { show: NonNullable<ToolContext['progress']>; clear: () => void };

/** One progress line on a terminal, removed when the work is done. */
export function progressLine(quiet: boolean): ProgressLine {
  if (quiet || !process.stderr.isTTY) return { show: () => {}, clear: () => {} };
  return {
    show: (done, total, unit) => {
      const share = total > 0 ? Math.min(1, done / total) : 0;
      const full = Math.round(share * BAR);
      const bar = `${'#'.repeat(full)}${'.'.repeat(BAR - full)}`;
      const line = `[${bar}] ${String(Math.round(share * 100)).padStart(3)} %  ${openArea('en', 'progress')(unit, { done, total })}`;
      process.stderr.write(`\r${line.slice(0, (process.stderr.columns ?? 80) - 1)}\u001b[K`);
    },
    clear: () => void process.stderr.write('\r\u001b[K'),
  };
}
