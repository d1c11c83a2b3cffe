import { ChevronLeft, ChevronRight, ChevronsLeftRight, ScanSearch } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../components/icon-button.tsx';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { StoredFile } from '../../files/item.ts';
import { pdfToolsMessages } from '../shared/pdf-tools.messages.ts';
import { imageIn, OriginalPage, sheets, type Zoom } from './original-page.tsx';

/** Part of a page, in shares of its width and height. */
type Spot = { page: number; left: number; top: number; width: number; height: number };

interface CompareViewProps {
  file: StoredFile;
  /** How far the version is that is being made, where no other part of the page says so. */
  percent: number | undefined;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** The page as it is, and as it would be; absent while it is drawn. */
  before: string | undefined;
  after: string | undefined;
  beforeSize: ReactNode;
  afterName: string;
  afterSize: ReactNode;
  /** Why there is no version, or nothing where another part of the page says why; the original stays in view. */
  problem?: string;
  /** The part of a page that changed most. */
  spot?: Spot | undefined;
}

/** One page twice, on top of itself: left of the hair as it is, right of it as it would be. */
export function CompareView(props: CompareViewProps) {
  const { file, percent, page, pages, onPage } = props;
  const { before, after, beforeSize, afterName, afterSize, problem, spot } = props;
  const t = useMessages(pdfToolsMessages);
  const [zoom, setZoom] = useState<Zoom>('width');
  const [isSought, setSought] = useState(false);
  const here = spot?.page === page ? spot : undefined;
  return (
    <section
      aria-label={t('compare.label')}
      className="overflow-hidden rounded-10 border border-line bg-surface"
    >
      <header className="grid min-h-11 grid-cols-[1fr_1fr] items-center gap-x-2 gap-y-1 border-b border-line px-4 py-1 text-13 max-desktop:py-2 desktop:grid-cols-[1fr_auto_1fr]">
        <p className="truncate">
          <strong className="font-bold">{t('compare.before')}</strong>{' '}
          <span className="text-ink-soft tabular-nums">{beforeSize}</span>
        </p>
        <div className="flex flex-wrap items-center justify-center gap-1 max-desktop:order-last max-desktop:col-span-2 max-desktop:-ml-2 max-desktop:justify-between">
          <IconButton
            size="small"
            name={t('compare.previous')}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <span className="whitespace-nowrap tabular-nums">
            <span className="max-desktop:sr-only">{t('compare.page')}</span>{' '}
            <b className="font-bold">{page}</b> {t('compare.of', { pages })}
          </span>
          <IconButton
            size="small"
            name={t('compare.next')}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
          <span className="desktop:ml-2">
            <SegmentedControl
              label={t('compare.zoom')}
              value={zoom}
              onValueChange={setZoom}
              options={(['fit', 'width', 'double'] as const).map((value) => ({
                value,
                label: t(`compare.zooms.${value}`),
              }))}
            />
          </span>
          {spot && (
            <IconButton
              size="small"
              name={t('compare.worst', { page: spot.page })}
              onClick={() => {
                onPage(spot.page);
                setZoom('double');
                setSought(true);
              }}
            >
              <ScanSearch aria-hidden="true" />
            </IconButton>
          )}
        </div>
        <p className="truncate text-right">
          <strong className="font-bold">{afterName}</strong>{' '}
          <span className="text-ink-soft tabular-nums">{afterSize}</span>
        </p>
      </header>
      <div className="relative h-[420px] overflow-auto bg-sunken desktop:h-[max(540px,calc(100dvh-400px))]">
        {before && after && problem === undefined ? (
          <Sheets
            key={`${before.length} ${page}`}
            before={before}
            after={after}
            zoom={zoom}
            spot={here}
            isSought={isSought}
            onFound={() => setSought(false)}
          />
        ) : (
          <OriginalPage
            file={file}
            page={page}
            zoom={zoom}
            note={
              problem ??
              (percent === undefined
                ? t('compare.waiting', { name: afterName })
                : t('compare.original', { name: afterName, percent: Math.floor(percent) }))
            }
          />
        )}
      </div>
    </section>
  );
}

interface SheetsProps {
  before: string;
  after: string;
  zoom: Zoom;
  spot: Spot | undefined;
  /** Whether the spot is to be brought into view. */
  isSought: boolean;
  onFound: () => void;
}

const STEP = 2;

function Sheets({ before, after, zoom, spot, isSought, onFound }: SheetsProps) {
  const t = useMessages(pdfToolsMessages);
  const [place, setPlace] = useState(50);
  const sheet = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const view = sheet.current?.parentElement;
    if (!isSought || !isDrawn || !spot || !sheet.current || !view) return;
    const x = spot.left + spot.width / 2;
    const y = spot.top + spot.height / 2;
    setPlace(x * 100);
    view.scrollTo({
      left: sheet.current.offsetLeft + x * sheet.current.offsetWidth - view.clientWidth / 2,
      top: sheet.current.offsetTop + y * sheet.current.offsetHeight - view.clientHeight / 2,
    });
    onFound();
  }, [isSought, isDrawn, spot, onFound]);
  const look = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * 100;
    setPlace(Math.min(100, Math.max(0, x)));
  };
  const image = imageIn(zoom);
  return (
    <div
      ref={sheet}
      className={classes('relative cursor-ew-resize touch-pan-y', sheets[zoom], zoom !== 'double' && 'py-5')}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        look(event);
      }}
      onPointerMove={(event) => event.buttons > 0 && look(event)}
    >
      <div className="relative h-full">
        <img src={before} alt="" draggable={false} className={image} onLoad={() => setDrawn(true)} />
        <img
          src={after}
          alt=""
          draggable={false}
          className={classes(image, 'absolute inset-0')}
          style={{ clipPath: `inset(0 0 0 ${place}%)` }}
        />
        {spot && (
          <span
            className="pointer-events-none absolute rounded-4 ring-2 ring-page-accent"
            style={{
              left: `${spot.left * 100}%`,
              top: `${spot.top * 100}%`,
              width: `${spot.width * 100}%`,
              height: `${spot.height * 100}%`,
            }}
          />
        )}
        <label
          className="absolute -inset-y-5 w-0.5 -translate-x-1/2 bg-page-accent ring-1 ring-page"
          style={{ left: `${place}%` }}
        >
          <input
            type="range"
            min={0}
            max={100}
            step={STEP}
            value={Math.round(place)}
            aria-label={t('compare.slider')}
            aria-valuetext={t('compare.sliderText', { percent: Math.round(place) })}
            onChange={({ target }) => setPlace(Number(target.value))}
            className="peer sr-only"
          />
          <span className="sticky top-[55%] -ml-[19px] grid size-10 place-items-center rounded-full bg-raised text-accent-ink shadow-floating outline-offset-2 outline-accent peer-focus-visible:outline-2">
            <ChevronsLeftRight aria-hidden="true" />
          </span>
        </label>
      </div>
    </div>
  );
}
