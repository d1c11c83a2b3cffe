import { ArrowDownAZ } from 'lucide-react';
import { Button } from '../../../../components/button.tsx';
import { Menu, MenuItem } from '../../../../components/menu.tsx';
import { useMessages } from '../../../../lib/messages/messages.ts';
import type { StoredFile } from '../../../files/item.ts';
import { toolAreaMessages } from '../tool-area.messages.ts';
import { ORDERS } from './file-orders.ts';

interface SortMenuProps {
  files: readonly StoredFile[];
  onFiles: (files: StoredFile[]) => void;
  /** In a row of small buttons without frames. */
  isSmall?: boolean;
}

/** Files that are joined, sorted at once. */
export function SortMenu({ files, onFiles, isSmall = false }: SortMenuProps) {
  const t = useMessages(toolAreaMessages);
  return (
    <Menu
      align="end"
      trigger={
        <Button disabled={files.length < 2} {...(isSmall && { size: 'small', look: 'bare' })}>
          <ArrowDownAZ aria-hidden="true" />
          {t('sort')}
        </Button>
      }
    >
      {(Object.keys(ORDERS) as (keyof typeof ORDERS)[]).map((order) => (
        <MenuItem key={order} onSelect={() => onFiles(files.toSorted(ORDERS[order]))}>
          {t(`orders.${order}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
