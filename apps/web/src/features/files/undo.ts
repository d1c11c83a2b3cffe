import { toast } from '../../lib/page/toast.ts';

/** What can be undone, the latest last: each as long as its toast offers it. */
let kept: { id: string; undo: () => Promise<void> }[] = [];
let count = 0;

/** The id of the toast that offers it. */
export function keepUndo(undo: () => Promise<void>): string {
  count += 1;
  const id = `undo-${count}`;
  kept.push({ id, undo });
  return id;
}

/** Its toast is gone. */
export function dropUndo(id: string): void {
  kept = kept.filter((one) => one.id !== id);
}

export function undoNow(id: string): void {
  const found = kept.find((one) => one.id === id);
  dropUndo(id);
  if (found) void found.undo();
}

/** `false`: there is nothing to undo, and the key goes on. */
export function undoLast(): boolean {
  const last = kept.at(-1);
  if (!last) return false;
  toast.dismiss(last.id);
  undoNow(last.id);
  return true;
}
