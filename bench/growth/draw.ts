import { type Cost, powerOf } from './cost.ts';

const WIDTH = 360;
const HEIGHT = 260;
const COLUMNS = 2;
const EDGE = { left: 52, right: 16, top: 34, bottom: 34 };
const LINE_HEIGHT = 15;
const COLOURS = '#2f6fde #c2410c #15803d #9333ea #b45309 #0e7490 #be123c #4d7c0f #6d28d9 #475569'.split(' ');

type Chart = { grows: string; costs: Cost[] };

/** Cost against size, both by powers of ten: a line as steep as the dashed one grows as its size does. */
export function drawCharts(charts: Chart[]): string {
  const lines = Math.max(...charts.map(({ costs }) => Map.groupBy(costs, ({ what }) => what).size));
  const [width, height] = [WIDTH, HEIGHT + lines * LINE_HEIGHT + 12];
  const parts = charts.map((chart, at) => {
    const [x, y] = [(at % COLUMNS) * width, Math.floor(at / COLUMNS) * height];
    return `<g transform="translate(${x} ${y})">${drawChart(chart)}</g>`;
  });
  const size = [COLUMNS * width, Math.ceil(charts.length / COLUMNS) * height];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}" width="${size[0]}" height="${size[1]}" font-family="sans-serif" font-size="11"><rect width="100%" height="100%" fill="#fff"/>${parts.join('')}</svg>\n`;
}

function drawChart({ grows, costs }: Chart): string {
  const sizes = [...new Set(costs.map(({ size }) => size))].sort((one, other) => one - other);
  const times = costs.map(({ milliseconds }) => milliseconds);
  const [low, high] = [
    Math.floor(Math.log10(Math.min(...times))),
    Math.ceil(Math.log10(Math.max(...times)) + 0.01),
  ];
  const x = (size: number) =>
    EDGE.left +
    ((Math.log10(size) - Math.log10(sizes[0]!)) / Math.log10(sizes.at(-1)! / sizes[0]!)) *
      (WIDTH - EDGE.left - EDGE.right);
  const y = (milliseconds: number) =>
    HEIGHT -
    EDGE.bottom -
    ((Math.log10(milliseconds) - low) / (high - low)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const across = Array.from({ length: high - low + 1 }, (_, at) => 10 ** (low + at)).map(
    (value) =>
      `<path d="M${EDGE.left} ${round(y(value))}H${WIDTH - EDGE.right}" stroke="#ddd"/><text x="${EDGE.left - 6}" y="${round(y(value) + 4)}" text-anchor="end" fill="#555">${value} ms</text>`,
  );
  const along = sizes.map(
    (size) =>
      `<text x="${round(x(size))}" y="${HEIGHT - EDGE.bottom + 16}" text-anchor="middle" fill="#555">${size.toLocaleString('en')}</text>`,
  );
  const linear = `<path d="${path(
    sizes.map((size) => ({ size, milliseconds: (10 ** low * size) / sizes[0]! })),
    x,
    (milliseconds) => Math.max(EDGE.top, y(milliseconds)),
  )}" fill="none" stroke="#999" stroke-dasharray="3 3"/>`;
  const drawn = [...Map.groupBy(costs, ({ what }) => what)].map(([what, some], at) => {
    const colour = COLOURS[at % COLOURS.length];
    const below = HEIGHT + at * LINE_HEIGHT;
    return `<path d="${path(some, x, y)}" fill="none" stroke="${colour}" stroke-width="1.5"/><path d="M${EDGE.left} ${below}h14" stroke="${colour}" stroke-width="2"/><text x="${EDGE.left + 20}" y="${below + 4}" fill="#333">${what}: power ${powerOf(some).toFixed(2)}</text>`;
  });
  return `<text x="${EDGE.left}" y="18" font-size="13" font-weight="600" fill="#111">${grows}</text>${[...across, ...along, linear, ...drawn].join('')}`;
}

function path(
  points: { size: number; milliseconds: number }[],
  x: (size: number) => number,
  y: (milliseconds: number) => number,
): string {
  return `M${points.map(({ size, milliseconds }) => `${round(x(size))} ${round(y(milliseconds))}`).join('L')}`;
}

const round = (value: number) => Number(value.toFixed(1));
