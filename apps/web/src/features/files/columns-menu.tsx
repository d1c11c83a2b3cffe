import { Check, Columns3 } from 'lucide-react';
import { IconButton } from '../../components/icon-button.tsx';
import { Menu, MenuItem } from '../../components/menu.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { filesMessages } from './files.messages.ts';
import { type ListColumn, listColumns } from './use-list-look.ts';

interface ColumnsMenuProps {
  columns: readonly ListColumn[];
  onColumns: (columns: ListColumn[]) => void;
}

/** Which columns the list has. On a phone it shows the name and the size. */
export function ColumnsMenu({ columns, onColumns }: ColumnsMenuProps) {
  const t = useMessages(filesMessages);
  const toggle = (column: ListColumn) =>
    onColumns(listColumns.filter((one) => columns.includes(one) !== (one === column)));
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          name={t('columnsShown')}
          className="border border-line-strong bg-raised max-desktop:hidden"
        >
          <Columns3 aria-hidden="true" />
        </IconButton>
      }
    >
      {listColumns.map((column) => (
        <MenuItem
          key={column}
          role="menuitemcheckbox"
          aria-checked={columns.includes(column)}
          icon={<Check aria-hidden="true" className={columns.includes(column) ? '' : 'invisible'} />}
          onSelect={(event) => {
            // It stays open for the next column.
            event.preventDefault();
            toggle(column);
          }}
        >
          {t(`columns.${column}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
