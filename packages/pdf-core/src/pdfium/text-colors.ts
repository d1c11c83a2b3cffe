import type { Engine } from './engine.ts';
import { withMemory } from './memory.ts';

/** Of 255: text in which no color is lighter than this is black to a reader. */
const DARK = 56;
/** Lighter text stood on a dark ground, which it does not take along: on white nobody would read it. */
const LIGHTEST = 0.8;

/** The color of a text object as six digits, undefined for black and for what could not be read on white. */
export function makeColorReader(engine: Engine): (object: number) => string | undefined {
  const known = new Map<number, string | undefined>();
  return (object) => {
    if (!object) return undefined;
    if (!known.has(object)) known.set(object, readColor(engine, object));
    return known.get(object);
  };
}

function readColor(engine: Engine, object: number): string | undefined {
  return withMemory(engine, 16, (pointer) => {
    const { FPDFPageObj_GetFillColor } = engine.direct;
    if (!FPDFPageObj_GetFillColor!(object, pointer, pointer + 4, pointer + 8, pointer + 12)) return undefined;
    const [red = 0, green = 0, blue = 0, alpha = 0] = new Uint32Array(engine.heap().buffer, pointer, 4);
    const light = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    if (Math.max(red, green, blue) < DARK || light > LIGHTEST || alpha < DARK) return undefined;
    return [red, green, blue].map((share) => (share & 255).toString(16).padStart(2, '0')).join('');
  });
}
