import type { Operation } from '../compress/content/scan-content.ts';
import { cutPath, pathText, PathReader, type Subpath } from './cut-path.ts';
import { common, grown, isWithin, meets, type Rect } from './geometry.ts';
import { isPatternPlain, redactedPattern } from './rewrite-objects.ts';
import type { Rewriter } from './rewriter.ts';
import { rectangleOf, rectangleSubpath, snapRectangle } from './snap-rectangle.ts';

const BUILDS = new Set(['m', 'l', 'c', 'v', 'y', 'h', 're']);
const FILLS: Record<string, string> = { f: 'f', F: 'f', 'f*': 'f*', B: 'f', 'B*': 'f*', b: 'f', 'b*': 'f*' };
const STROKES = new Set(['S', 's', 'B', 'B*', 'b', 'b*']);

/** Paints and clips with paths, as far as they run outside of the boxes. */
export class PathPainter {
  readonly #rewriter: Rewriter;
  #path = new PathReader();
  #source: string[] = [];
  #clip: 'W' | 'W*' | undefined;

  constructor(rewriter: Rewriter) {
    this.#rewriter = rewriter;
  }

  follow(operation: Operation): boolean {
    const { operator, operands } = operation;
    if (BUILDS.has(operator)) {
      const numbers = operands.filter((operand) => typeof operand === 'number');
      this.#path.add(operator, numbers, this.#rewriter.state.ctm);
      this.#source.push(this.#rewriter.source(operation));
    } else if (operator === 'W' || operator === 'W*') this.#clip = operator;
    else if (operator === 'n' || FILLS[operator] || STROKES.has(operator)) this.#end(operator);
    else return false;
    return true;
  }

  #end(operator: string): void {
    const { writer, boxes, state, marks, job } = this.#rewriter;
    const path = this.#path;
    const source = this.#source.join(' ');
    const clip = this.#clip;
    this.#path = new PathReader();
    this.#source = [];
    this.#clip = undefined;
    if (operator === 's' || operator.startsWith('b')) path.add('h', [], state.ctm);
    const bounds = path.bounds();
    const near = boxes.filter((box) => meets(bounds, grown(box, this.#lineWidth())));
    if (path.subpaths.length && operator !== 'n') {
      if (!near.length) writer.paint('path', `${source} ${operator}`);
      else if (boxes.some((box) => isWithin(common(bounds, state.clip), box))) {
        job.removed.paths += 1;
        marks.touch();
      } else this.#paint(operator, path.subpaths, source, near);
    }
    if (!clip) return;
    const clipped = near.length ? cutArea(path.subpaths, near) : path.subpaths;
    const isCut = clipped !== path.subpaths;
    const text = isCut ? pathText(clipped, state.ctm) : source;
    writer.clip(`${text || '0 0 0 0 re'} ${clip} n`);
    this.#rewriter.state = { ...state, clip: common(state.clip, bounds) };
  }

  /** What is left of a path that runs through boxes; the fill first, as it lies under the line. */
  #paint(operator: string, subpaths: Subpath[], source: string, boxes: Rect[]): void {
    const { writer, state, job, marks } = this.#rewriter;
    const fill = FILLS[operator];
    const area = fill ? cutArea(subpaths, boxes) : subpaths;
    const style = { isStroke: true, isDashed: state.isDashed, width: this.#lineWidth() };
    const isStroked = STROKES.has(operator);
    const line = isStroked ? cutPath(subpaths, boxes, style) : subpaths;
    const isSame = same(area, subpaths) && same(line, subpaths);
    if (!isSame) {
      job.removed.paths += 1;
      marks.touch();
    }
    const restore =
      fill && !isPatternPlain(this.#rewriter) ? redactedPattern(this.#rewriter, boxes) : () => {};
    if (isSame) writer.paint('path', `${source} ${operator}`);
    else {
      const areaText = fill ? pathText(area, state.ctm) : '';
      const lineText = isStroked ? pathText(line, state.ctm) : '';
      if (areaText) writer.paint('path', `${areaText} ${fill}`);
      if (lineText) writer.paint('path', `${lineText} S`);
    }
    restore();
  }

  #lineWidth(): number {
    const { ctm, lineWidth } = this.#rewriter.state;
    return lineWidth * Math.max(Math.hypot(ctm[0], ctm[1]), Math.hypot(ctm[2], ctm[3]));
  }
}

/** Upright rectangles stay rectangles, which viewers draw sharper than other shapes. */
function cutArea(subpaths: Subpath[], boxes: readonly Rect[]): Subpath[] {
  let changed = false;
  const area = subpaths.flatMap((subpath) => {
    const rect = rectangleOf(subpath);
    if (!rect) {
      const cut = cutPath([subpath], boxes, { isStroke: false, isDashed: false, width: 0 });
      changed ||= !same(cut, [subpath]);
      return cut;
    }
    const snapped = snapRectangle(rect, boxes);
    if (snapped === rect || same4(snapped, rect)) return [subpath];
    changed = true;
    return [rectangleSubpath(snapped)];
  });
  return changed ? area : subpaths;
}

function same(one: Subpath[], other: Subpath[]): boolean {
  return one.length === other.length && one.every((path, index) => path === other[index]);
}

function same4(one: Rect, other: Rect): boolean {
  return (
    one.left === other.left &&
    one.right === other.right &&
    one.top === other.top &&
    one.bottom === other.bottom
  );
}
