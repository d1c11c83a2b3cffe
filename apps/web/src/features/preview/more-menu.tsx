import { Download, Ellipsis, Keyboard, Printer, RotateCcw, RotateCw, Search } from 'lucide-react';
import { IconButton } from '../../components/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../components/menu.tsx';
import { usePaletteOpener } from '../../lib/page/palette-opener.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import type { PdfView } from './stage/pdf-view.ts';
import { previewMessages } from './preview.messages.ts';

interface MoreMenuProps {
  view: PdfView;
  onPrint: () => void;
  onShortcuts: () => void;
  onDownload: () => void;
}

export function MoreMenu({ view, onPrint, onShortcuts, onDownload }: MoreMenuProps) {
  const t = useMessages(previewMessages);
  const onPalette = usePaletteOpener();
  const trigger = (
    <IconButton name={t('more')}>
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
  return (
    <Menu trigger={trigger} align="end">
      {onPalette && (
        <>
          <MenuItem icon={<Search />} keys="Ctrl K" onSelect={onPalette}>
            {t('palette')}
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      <MenuItem icon={<RotateCw />} keys="R" onSelect={() => view.rotate(90)}>
        {t('rotate')}
      </MenuItem>
      <MenuItem icon={<RotateCcw />} keys="Shift R" onSelect={() => view.rotate(-90)}>
        {t('rotateBack')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Printer />} keys="Ctrl P" onSelect={onPrint}>
        {t('print')}
      </MenuItem>
      <MenuItem icon={<Download />} onSelect={onDownload}>
        {t('download')}
      </MenuItem>
      <MenuItem icon={<Keyboard />} keys="?" className="pointer-coarse:hidden" onSelect={onShortcuts}>
        {t('shortcuts')}
      </MenuItem>
    </Menu>
  );
}
