import type { Engine } from './engine.ts';
import { readFloats, withMemory } from './memory.ts';
import type { PageSize } from './page.ts';

/** A box on the page as the reader sees it: points, from the top left corner. */
export type Box = { x: number; y: number; width: number; height: number };

/** How a point of the page becomes a point of what the reader sees: x' = ax + cy + e, y' = bx + dy + f. */
export type Placement = { matrix: [number, number, number, number, number, number]; size: PageSize };

export function readPlacement(engine: Engine, page: number): Placement {
  return withMemory(engine, 16, (pointer) => {
    engine.FPDF_GetPageBoundingBox(page, pointer);
    const [left = 0, top = 0, right = 0, bottom = 0] = readFloats(engine, pointer, 4);
    const upright = { width: right - left, height: top - bottom };
    const turned = { width: upright.height, height: upright.width };
    const quarters = engine.FPDFPage_GetRotation(page);
    if (quarters === 1) return { matrix: [0, 1, 1, 0, -bottom, -left], size: turned };
    if (quarters === 2) return { matrix: [-1, 0, 0, 1, right, -bottom], size: upright };
    if (quarters === 3) return { matrix: [0, -1, -1, 0, top, right], size: turned };
    return { matrix: [1, 0, 0, -1, -left, top], size: upright };
  });
}

export function placeBox({ matrix }: Placement, edges: readonly number[]): Box {
  const [a, b, c, d, e, f] = matrix;
  const [left = 0, top = 0, right = 0, bottom = 0] = edges;
  const [x1, x2] = [a * left + c * bottom + e, a * right + c * top + e];
  const [y1, y2] = [b * left + d * bottom + f, b * right + d * top + f];
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
}
