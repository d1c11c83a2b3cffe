import { throwIfAborted } from '../../tool.ts';
import type { ToolContext } from '../../tool.ts';
import { drawGray, withBoth } from './page-gray.ts';

const CHECK_DPI = 90;
/** A shade that no eye tells from another; renderers round their edges by as much. */
const SHADE = 32;

/** Which of the pages (counted from 0) look different in the two versions. */
export function pagesThatDiffer(
  before: Uint8Array,
  after: Uint8Array,
  pages: Iterable<number>,
  context?: ToolContext,
): Promise<number[]> {
  return withBoth(before, after, (one, other) => {
    const all = [...pages];
    return all.filter((page, index) => {
      throwIfAborted(context);
      context?.progress?.(index, all.length, `page ${page + 1} compared`);
      return !looksSame(drawGray(one, page, CHECK_DPI), drawGray(other, page, CHECK_DPI));
    });
  });
}

type GrayImage = { data: Buffer; width: number; height: number };

function looksSame(one: GrayImage, other: GrayImage): boolean {
  if (one.width !== other.width || one.height !== other.height) return false;
  if (one.data.equals(other.data)) return true;
  return one.data.every((value, at) => Math.abs(value - (other.data[at] ?? 0)) <= SHADE);
}
