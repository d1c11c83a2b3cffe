import { Maximize, Minus, Plus, Search } from 'lucide-react';
import { type PointerEvent, Suspense, lazy, useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../components/icon-button.tsx';
import { Skeleton, Waiting } from '../../../components/skeleton.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { DoubtfulToggle } from '../doubtful/doubtful-toggle.tsx';
import { FindBox } from '../find/find-box.tsx';
import type { Highlight } from '../find/highlight.ts';
import './pdf.css';
import { InFrame } from '../preview-frame.tsx';
import { previewMessages } from '../preview.messages.ts';
import { BrokenDocument, UnreachableDocument } from '../document/unavailable.tsx';
import { isPictureWord, PictureWords } from '../text/picture-words.tsx';
import { usePictureText } from '../text/use-picture-text.ts';
import { useImage } from './use-image.ts';
import { useImageMarks } from './use-image-marks.ts';

interface ImageStageProps {
  file: { id: string; version: number; filename: string; has_ocr: boolean };
  /** Passages to be marked on it, and which of them matters now. */
  highlights: Highlight[];
  active: number | null;
  onHighlight: ((number: number) => void) | undefined;
  find: string;
  onDownload: () => void;
}

const DoubtfulPanel = lazy(() => import('../doubtful/doubtful-panel.tsx'));

const STEP = 1.25;
const SMALLEST = 0.05;
const LARGEST = 8;
const WHEEL_STRENGTH = 400;

export default function ImageStage({ file, find, onDownload, ...marks }: ImageStageProps) {
  const t = useMessages(previewMessages);
  const image = useImage(file);
  const desk = useRef<HTMLDivElement>(null);
  const { ref, view } = useImageMarks(file, marks);
  const text = usePictureText(file, find);
  const isSelecting = useRef(false);
  const [isProofing, setProofing] = useState(false);
  const bytes = image.status === 'here' ? image.bytes : null;
  const show = useCallback(
    (picture: HTMLImageElement | null) => {
      if (!picture || !bytes) return;
      const address = URL.createObjectURL(bytes);
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [bytes],
  );
  /** Null fits the desk, but is never larger than the picture itself. */
  const [scale, setScale] = useState<number | null>(null);
  const [natural, setNatural] = useState({ width: 0, height: 0 });
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const fit = natural.width
    ? Math.min(1, (room.width - 48) / natural.width, (room.height - 48) / natural.height)
    : 1;
  const shown = scale ?? fit;
  const zoom = (by: number) => setScale((was) => Math.min(LARGEST, Math.max(SMALLEST, (was ?? fit) * by)));
  useEffect(() => {
    const box = desk.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setRoom({ width: box.clientWidth, height: box.clientHeight }));
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / WHEEL_STRENGTH));
    };
    observer.observe(box);
    box.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      observer.disconnect();
      box.removeEventListener('wheel', onWheel);
    };
  });
  function pan(event: PointerEvent<HTMLDivElement>) {
    if (event.buttons !== 1 || event.pointerType === 'touch' || isSelecting.current) return;
    event.currentTarget.scrollBy(-event.movementX, -event.movementY);
  }
  const percent = `${Math.round(shown * 100)}%`;
  return (
    <>
      {image.status === 'here' && (
        <InFrame place="tools">
          <IconButton name={t('zoomOut')} onClick={() => zoom(1 / STEP)}>
            <Minus aria-hidden="true" />
          </IconButton>
          <output
            aria-label={t('zoom', { percent })}
            className="w-12 text-center text-13 font-medium tabular-nums"
          >
            {percent}
          </output>
          <IconButton name={t('zoomIn')} onClick={() => zoom(STEP)}>
            <Plus aria-hidden="true" />
          </IconButton>
          <IconButton name={t('fitPage')} onClick={() => setScale(null)}>
            <Maximize aria-hidden="true" />
          </IconButton>
          {file.has_ocr && (
            <IconButton
              name={t('search')}
              aria-pressed={text.isSearching}
              onClick={() => text.setSearching(!text.isSearching)}
              className="aria-pressed:bg-hover aria-pressed:text-ink"
            >
              <Search aria-hidden="true" />
            </IconButton>
          )}
          {file.has_ocr && (
            <DoubtfulToggle fileId={file.id} isOpen={isProofing} onToggle={() => setProofing(!isProofing)} />
          )}
        </InFrame>
      )}
      {image.status === 'broken' && <BrokenDocument onDownload={onDownload} />}
      {image.status === 'unreachable' && <UnreachableDocument onRetry={image.retry} />}
      <div
        ref={desk}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
        tabIndex={0}
        onPointerDown={({ target }) => {
          isSelecting.current = isPictureWord(target);
        }}
        onPointerMove={pan}
        onDoubleClick={({ target }) => {
          if (!isPictureWord(target)) setScale(scale === null ? 1 : null);
        }}
        className="absolute inset-0 grid select-none touch-pan-x touch-pan-y place-items-center-safe overflow-auto p-6 -outline-offset-2"
      >
        {image.status === 'opening' && (
          <Waiting label={t('opening')} className="size-full">
            <Skeleton className="mx-auto aspect-[4/3] max-h-full max-w-full" />
          </Waiting>
        )}
        {image.status === 'here' && (
          <div ref={ref} className="relative">
            <img
              ref={show}
              alt={file.filename}
              draggable={false}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setNatural({ width: naturalWidth, height: naturalHeight })
              }
              onError={image.refuse}
              style={
                natural.width ? { width: natural.width * shown, height: natural.height * shown } : undefined
              }
              className="max-w-none bg-page shadow-page"
            />
            {natural.width > 0 && <PictureWords text={text} width={natural.width * shown} />}
          </div>
        )}
      </div>
      {text.isSearching && (
        <FindBox
          query={text.query}
          total={text.hits.length}
          current={text.current + 1}
          onQuery={text.search}
          onNext={text.step}
          onClose={() => {
            text.setSearching(false);
            desk.current?.focus();
          }}
          note={text.query.trim() && !text.hits.length && t(text.page ? 'noHitsInPicture' : 'searching')}
        />
      )}
      {view && isProofing && (
        <Suspense>
          <DoubtfulPanel
            view={view}
            fileId={file.id}
            onClose={() => {
              setProofing(false);
              desk.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
