import { ChevronDown, ChevronUp, Minus, PanelLeft, Plus, Search } from 'lucide-react';
import { PlainIconButton } from '../../../components/plain-icon-button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../components/menu.tsx';
import { formatNumber } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { PageField } from '../pages/page-field.tsx';
import type { PdfView } from './pdf-view.ts';
import { previewMessages } from '../preview.messages.ts';
import { usePdfViewState } from './use-pdf-view-state.ts';

interface PdfToolsProps {
  view: PdfView;
  isRailOpen: boolean;
  onToggleRail: () => void;
  isSearching: boolean;
  onToggleSearch: () => void;
}

const SCALES = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];
const percent = (scale: number) => `${Math.round(scale * 100)}%`;

function Rule() {
  return <span className="mx-1.5 h-5 w-px bg-line max-[480px]:hidden" />;
}

/** What is done with the pages in sight. */
export function PdfTools({ view, isRailOpen, onToggleRail, isSearching, onToggleSearch }: PdfToolsProps) {
  const t = useMessages(previewMessages);
  const { page, scale } = usePdfViewState(view);
  return (
    <>
      <IconButton
        name={t('thumbnails')}
        aria-pressed={isRailOpen}
        onClick={onToggleRail}
        className="aria-pressed:bg-hover aria-pressed:text-ink"
      >
        <PanelLeft aria-hidden="true" />
      </IconButton>
      <Rule />
      <IconButton
        name={t('previousPage')}
        disabled={page <= 1}
        onClick={() => view.step(-1)}
        className="max-[480px]:hidden"
      >
        <ChevronUp aria-hidden="true" />
      </IconButton>
      <PageField key={page} page={page} pages={view.pages} onGo={view.goTo} />
      <span className="text-13 whitespace-nowrap text-ink-soft tabular-nums">
        {t('of', { pages: formatNumber(view.pages) })}
      </span>
      <IconButton
        name={t('nextPage')}
        disabled={page >= view.pages}
        onClick={() => view.step(1)}
        className="max-[480px]:hidden"
      >
        <ChevronDown aria-hidden="true" />
      </IconButton>
      <Rule />
      {/* Two fingers do it there. */}
      <IconButton name={t('zoomOut')} onClick={() => view.zoom(-1)} className="max-[480px]:hidden">
        <Minus aria-hidden="true" />
      </IconButton>
      <Menu
        className="w-[168px]!"
        trigger={
          <PlainIconButton
            name={t('zoom', { percent: percent(scale) })}
            title={t('zoom', { percent: percent(scale) })}
            className="w-[52px]! text-13 font-medium text-ink! tabular-nums"
          >
            {percent(scale)}
          </PlainIconButton>
        }
      >
        <MenuItem keys="0" onSelect={() => view.setScale('page-width')}>
          {t('fitWidth')}
        </MenuItem>
        <MenuItem keys="9" onSelect={() => view.setScale('page-fit')}>
          {t('fitPage')}
        </MenuItem>
        <MenuSeparator />
        {SCALES.map((step) => (
          <MenuItem key={step} onSelect={() => view.setScale(step)}>
            {percent(step)}
          </MenuItem>
        ))}
      </Menu>
      <IconButton name={t('zoomIn')} onClick={() => view.zoom(1)} className="max-[480px]:hidden">
        <Plus aria-hidden="true" />
      </IconButton>
      <Rule />
      <IconButton
        name={t('search')}
        aria-pressed={isSearching}
        onClick={onToggleSearch}
        className="aria-pressed:bg-hover aria-pressed:text-ink"
      >
        <Search aria-hidden="true" />
      </IconButton>
    </>
  );
}
