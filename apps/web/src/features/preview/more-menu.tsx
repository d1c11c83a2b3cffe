import { Download, Ellipsis, Keyboard, Printer, RotateCcw, RotateCw } from 'lucide-react';
import { IconButton } from '../../components/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../components/menu.tsx';
import { useTexts } from '../../lib/texts.ts';
import type { PdfView } from './pdf-view.ts';
import { previewTexts } from './preview.texts.ts';

interface MoreMenuProps {
  view: PdfView;
  onPrint: () => void;
  onShortcuts: () => void;
  onDownload: () => void;
}

export function MoreMenu({ view, onPrint, onShortcuts, onDownload }: MoreMenuProps) {
  const texts = useTexts(previewTexts);
  const trigger = (
    <IconButton name={texts.more}>
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
  return (
    <Menu trigger={trigger} align="end">
      <MenuItem icon={<RotateCw />} keys="R" onSelect={() => view.rotate(90)}>
        {texts.rotate}
      </MenuItem>
      <MenuItem icon={<RotateCcw />} keys="Shift R" onSelect={() => view.rotate(-90)}>
        {texts.rotateBack}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Printer />} keys="Ctrl P" onSelect={onPrint}>
        {texts.print}
      </MenuItem>
      <MenuItem icon={<Download />} onSelect={onDownload}>
        {texts.download}
      </MenuItem>
      <MenuItem icon={<Keyboard />} keys="?" onSelect={onShortcuts}>
        {texts.shortcuts}
      </MenuItem>
    </Menu>
  );
}
