import type { Figures } from './notices.ts';

/** A report as parameters of its message: a list counts as how many it has. */
export function readFigures(report: unknown): Figures {
  const figures = Object.entries(report ?? {}).flatMap(([name, value]): [string, string | number][] => {
    if (Array.isArray(value)) return [[name, value.length]];
    if (typeof value === 'boolean') return [[name, String(value)]];
    return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
  });
  return Object.fromEntries(figures);
}
