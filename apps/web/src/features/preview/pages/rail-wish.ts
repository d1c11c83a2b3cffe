import { readItem, writeItem } from '../../../lib/page/storage.ts';
import { isWide } from '../../../lib/page/is-wide.ts';

const KEY = 'preview_rail';

/** Beside the document there is room for the pages unless they were sent away; over it they are asked for each time. */
export function isRailWanted(): boolean {
  return isWide() && readItem(KEY) !== 'closed';
}

export function rememberRail(isOpen: boolean): void {
  if (isWide()) writeItem(KEY, isOpen ? 'open' : 'closed');
}
