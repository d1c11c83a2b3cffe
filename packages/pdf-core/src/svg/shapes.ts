import { count, type Drawing, propertiesIn } from './drawing.ts';
import type { SvgElement } from './parse-svg.ts';
import { CLOSE, ellipsePath, lineTo, moveTo, type Path, rectPath } from './path.ts';
import { readPathData } from './path-data.ts';
import { readLength } from './read-values.ts';
import type { Properties } from './style.ts';
import { diagonalOf } from './viewport.ts';

export type Measures = { size: number; width: number; height: number };

export const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);

/** What a part of a path costs, as a share of an element. */
const COST = 0.15;

/** The outline of a shape; empty where it has none. */
export function shapeOf(drawing: Drawing, element: SvgElement, measures: Measures): Path {
  const path = shapePath(element, propertiesIn(drawing, element), measures);
  count(drawing, path.length * COST);
  return path;
}

function shapePath(element: SvgElement, properties: Properties, measures: Measures): Path {
  const { size, width, height } = measures;
  const across = (name: string) => readLength(properties.get(name), size, width);
  const down = (name: string) => readLength(properties.get(name), size, height);
  const x = (name: string) => across(name) ?? 0;
  const y = (name: string) => down(name) ?? 0;
  switch (element.name) {
    case 'path':
      return readPathData(pathDataOf(properties.get('d') ?? ''));
    case 'rect': {
      const [wide, high] = [x('width'), y('height')];
      if (!(wide > 0 && high > 0)) return [];
      const [rx, ry] = [positive(across('rx')), positive(down('ry'))];
      const [cornerX, cornerY] = [rx ?? ry ?? 0, ry ?? rx ?? 0];
      return rectPath(x('x'), y('y'), wide, high, Math.min(cornerX, wide / 2), Math.min(cornerY, high / 2));
    }
    case 'circle': {
      const radius = readLength(properties.get('r'), size, diagonalOf(measures)) ?? 0;
      return radius > 0 ? ellipsePath(x('cx'), y('cy'), radius, radius) : [];
    }
    case 'ellipse': {
      const [rx, ry] = [positive(across('rx')), positive(down('ry'))];
      const [wide, high] = [rx ?? ry ?? 0, ry ?? rx ?? 0];
      return wide > 0 && high > 0 ? ellipsePath(x('cx'), y('cy'), wide, high) : [];
    }
    case 'line':
      return [moveTo(x('x1'), y('y1')), lineTo(x('x2'), y('y2'))];
    default: {
      const path = readPathData(`M${element.attributes['points'] ?? ''}`);
      return element.name === 'polygon' && path.length ? [...path, CLOSE] : path;
    }
  }
}

/** As a property it is `path("…")`. */
function pathDataOf(text: string): string {
  return /^path\(\s*["']([^"']*)["']\s*\)$/.exec(text)?.[1] ?? text;
}

function positive(length: number | undefined): number | undefined {
  return length !== undefined && length >= 0 ? length : undefined;
}
