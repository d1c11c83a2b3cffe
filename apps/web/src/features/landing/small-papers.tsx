import { classes } from '../../lib/page/classes.ts';

type PaperKind = 'invoice' | 'lease' | 'table' | 'text' | 'clauses' | 'signed';

/** Lines of writing, as `[from, to, y]`; at this size nobody reads words. */
const line = (from: number, to: number, y: number) => `M${from} ${y}H${to}`;
const block = (y: number, count: number, from = 12, to = 88) =>
  Array.from({ length: count }, (_, at) =>
    line(from, at === count - 1 ? from + (to - from) * 0.62 : to, y + at * 4.2),
  ).join('');
const table = (y: number, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const row = y + at * 6;
    return line(12, 34 + ((at * 7) % 14), row) + line(52, 60, row) + line(76, 88, row);
  }).join('');

const papers: Record<PaperKind, { bold: string; thin: string }> = {
  invoice: {
    bold: `${line(12, 34, 16)}${line(70, 88, 112)}`,
    thin: line(64, 88, 14) + line(70, 88, 18) + block(32, 2, 12, 40) + table(50, 9) + block(124, 2),
  },
  lease: {
    bold: line(12, 62, 30) + line(12, 44, 35),
    thin: line(12, 38, 12) + line(72, 88, 12) + block(48, 3) + block(66, 5) + block(92, 4) + block(114, 3),
  },
  table: {
    bold: line(12, 56, 14) + line(12, 88, 22),
    thin: block(28, 2, 12, 44) + block(28, 2, 54, 88) + table(44, 12) + block(120, 3),
  },
  text: { bold: line(12, 40, 24), thin: block(12, 2) + block(31, 6) + block(62, 5) + block(89, 8) },
  clauses: {
    bold: line(12, 34, 58) + line(12, 30, 96),
    thin: block(12, 5, 18) + block(38, 4, 18) + block(65, 6, 18) + block(103, 6, 18),
  },
  signed: {
    bold: line(12, 38, 14),
    thin: block(21, 4) + block(42, 5) + line(12, 44, 100) + line(56, 88, 100) + line(12, 44, 124),
  },
};

export function SmallPaper({ kind, className }: { kind: PaperKind; className: string }) {
  const { bold, thin } = papers[kind];
  return (
    <div className={classes('absolute', className)}>
      <div className="sheet">
        <svg viewBox="0 0 100 141" className="absolute inset-0 size-full" fill="none">
          <path d={thin} stroke="var(--page-soft)" strokeWidth="1.1" opacity=".55" />
          <path d={bold} stroke="var(--page-ink)" strokeWidth="2.2" />
        </svg>
      </div>
    </div>
  );
}

/** A lake between hills, by day or in the evening: tones of paper and ink only. */
export function SmallPhoto({ isEvening = false, className }: { isEvening?: boolean; className: string }) {
  return (
    <span
      className={classes('block min-h-0 overflow-hidden border-page bg-page-line shadow-page', className)}
    >
      <svg viewBox="0 0 120 90" preserveAspectRatio="xMidYMid slice" className="size-full">
        <rect width="120" height="90" fill="var(--page-soft)" opacity={isEvening ? 0.55 : 0.12} />
        <circle
          cx={isEvening ? 84 : 30}
          cy={isEvening ? 30 : 20}
          r="7"
          fill="var(--page)"
          opacity={isEvening ? 0.5 : 0.9}
        />
        <path
          d="M0 44 22 22l16 14 20-24 24 26 14-12 24 22v12H0z"
          fill="var(--page-soft)"
          opacity={isEvening ? 0.9 : 0.55}
        />
        <path
          d="M0 56c20-8 34-8 52-4s42 4 68-4v10H0z"
          fill="var(--page-ink)"
          opacity={isEvening ? 0.9 : 0.7}
        />
        <path
          d="M0 90V62h120v28z"
          fill={isEvening ? 'var(--page-ink)' : 'var(--page-soft)'}
          opacity={isEvening ? 0.6 : 0.35}
        />
        <path
          d="M14 68h34M60 66h44M30 74h24M70 76h36M12 82h48"
          stroke="var(--page)"
          strokeWidth="1.2"
          opacity=".5"
        />
        <path d="M92 64V52l4-6 4 6v12z" fill="var(--page-accent)" />
      </svg>
    </span>
  );
}
