import type { Plain } from '../pdf/make-value.ts';
import { type Drawing, propertiesIn } from './drawing.ts';
import { elementsIn, type SvgElement } from './parse-svg.ts';
import { BLACK, type Color, readColor, readLength, readShare } from './read-values.ts';

export type Stop = { at: number; color: Color };
/** The part of a gradient that is drawn: 0 to 1, or more where it repeats. */
export type Span = { from: number; to: number };

const MOST_STOPS = 1000;
const MOST_REPEATS = 100;

export function readStops(drawing: Drawing, gradient: SvgElement, current: Color): Stop[] {
  let before = 0;
  return elementsIn(gradient)
    .filter(({ name }) => name === 'stop')
    .slice(0, MOST_STOPS)
    .map((element) => {
      const properties = propertiesIn(drawing, element);
      before = Math.max(before, Math.min(1, readLength(properties.get('offset'), 1, 1) ?? 0));
      const own = readColor(properties.get('color') ?? 'currentcolor', current) ?? current;
      const { rgb, alpha } = readColor(properties.get('stop-color') ?? 'black', own) ?? BLACK;
      return { at: before, color: { rgb, alpha: alpha * (readShare(properties.get('stop-opacity')) ?? 1) } };
    });
}

/** The stops of a gradient that repeats, over a span of whole numbers. */
export function repeatStops(stops: Stop[], { from, to }: Span, isMirrored: boolean): Stop[] {
  const turns = Math.min(MOST_REPEATS, to - from);
  const all: Stop[] = [];
  for (let turn = from; turn < from + turns; turn++) {
    const isTurned = isMirrored && Math.abs(turn) % 2 === 1;
    const own = padStops(stops).map(({ at, color }) => ({ at: isTurned ? 1 - at : at, color }));
    for (const { at, color } of isTurned ? own.toReversed() : own)
      all.push({ at: (at + turn - from) / turns, color });
  }
  return all;
}

/** With a stop at each end. */
export function padStops(stops: Stop[]): Stop[] {
  return [{ ...stops[0]!, at: 0 }, ...stops, { ...stops.at(-1)!, at: 1 }];
}

/** A function of PDF that gives the colors between the stops, or how much of each is seen. */
export function stopFunction(stops: Stop[], part: 'rgb' | 'alpha'): Plain {
  const valueOf = ({ color }: Stop) => (part === 'rgb' ? [...color.rgb] : [color.alpha]);
  const functions: Plain[] = [];
  const bounds: number[] = [];
  for (let index = 1; index < stops.length; index++) {
    const [one, other] = [stops[index - 1]!, stops[index]!];
    if (other.at <= one.at) continue;
    functions.push({ FunctionType: 2, Domain: [0, 1], C0: valueOf(one), C1: valueOf(other), N: 1 });
    bounds.push(other.at);
  }
  if (functions.length === 1) return functions[0]!;
  return {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: functions,
    Bounds: bounds.slice(0, -1),
    Encode: functions.flatMap(() => [0, 1]),
  };
}
