/** What a drag within the page carries, so that a file from the desktop is never taken for it. */
const MARK = 'application/x-sheaf-items';

export function markDrag(data: DataTransfer, label: string): void {
  data.setData(MARK, label);
  data.effectAllowed = 'move';
}

export function isItemDrag(data: DataTransfer): boolean {
  return data.types.includes(MARK);
}
