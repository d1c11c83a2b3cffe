import { useNavigate } from 'react-router';
import { splitItems } from '../../features/files/item.ts';
import {
  askFolderPath,
  assistantPath,
  previewPath,
  versionsPath,
} from '../../features/files/preview-path.ts';
import type { Selection } from '../../features/files/use-selection.ts';
import { type AtHand, useAtHand } from '../../lib/page/at-hand.ts';
import type { ItemHandlers } from './contents.ts';

/** What is selected, for the palette: the same as its bar and its menu do. */
export function useSelectionAtHand({ items, clear }: Selection, does: ItemHandlers): void {
  const navigate = useNavigate();
  const { files, folders } = splitItems(items);
  const [item, another] = items;
  const go = (to: string) => () => void navigate(to);
  let one: AtHand['does'] = {};
  if (item && !another)
    one =
      item.kind === 'folder'
        ? { ask: go(askFolderPath(item.id)) }
        : {
            open: go(previewPath(item.id)),
            ask: go(assistantPath(item.id)),
            summarize: go(assistantPath(item.id, 'summary')),
            tags: () => does.editTags(item.file),
            versions: go(versionsPath(item.id)),
          };
  useAtHand(
    item
      ? {
          as: 'selection',
          files,
          folders,
          does: {
            ...one,
            ...(!another && { rename: () => does.rename(item) }),
            move: () => does.move(items),
            download: () => does.download(items),
            remove: () => does.remove(items),
            clear,
          },
        }
      : null,
  );
}
