const WIDTH = 72;
const HEIGHT = 24;
const EDGE = 3;

/** A trend without figures, which are shown beside it. */
export function Sparkline({ values, className }: { values: number[]; className?: string }) {
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  if (values.length < 2 || range === 0) return null;
  const points = values.map((value, index) => ({
    x: EDGE + (index / (values.length - 1)) * (WIDTH - 2 * EDGE),
    y: HEIGHT - EDGE - ((value - least) / range) * (HEIGHT - 2 * EDGE),
  }));
  const end = points.at(-1)!;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      fill="none"
      className={className}
    >
      <path
        d={`M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`}
        className="stroke-accent"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={end.x} cy={end.y} r="2" className="fill-accent" />
    </svg>
  );
}
