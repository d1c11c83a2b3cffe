import type { StoredFile } from '../files/item.ts';
import { addInOrder } from '../tools/shared/order/file-orders.ts';
import { type DraftStep, fitting, newStep } from './draft.ts';

/** What a batch begins with. */
export interface Begin {
  /** Absent: files of several kinds, each in a step that takes it. */
  type?: string | undefined;
  files: StoredFile[];
}

/** For files of any kind; those that one takes do not go into the next. */
const BY_KIND = ['compress', 'convert', 'to-pdf', 'summarize'];

export function beginSteps({ type, files: given }: Begin): DraftStep[] {
  const files = addInOrder([], given);
  if (type !== undefined) return [{ ...newStep(true, type), files }];
  let left = files;
  const steps = BY_KIND.flatMap((kind) => {
    const taken = fitting(kind, left);
    left = left.filter((file) => !taken.includes(file));
    return taken.length ? [{ ...newStep(true, kind), files: taken }] : [];
  });
  return steps.length ? steps : [newStep(true)];
}
