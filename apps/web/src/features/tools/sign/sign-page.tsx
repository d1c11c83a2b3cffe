import type { SignPlace } from '@sheaf/pdf-core/tools/sign-places/report.ts';
import type { PointerEvent } from 'react';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { type Box, type PageSize, toPagePoint, toStyle, type Point } from '../shared/page/page-geometry.ts';
import { PlacedBox } from '../shared/page/placed-box.tsx';
import { SeenPage } from '../shared/page/seen-page.tsx';
import { PAGE_SURFACE } from '../shared/page/use-page-drag.ts';
import { MarkFace } from './mark-face.tsx';
import { keepRatio, LEAST, type PlacedMark } from './placed-marks.ts';
import { signMessages } from './sign.messages.ts';

interface SignPageProps {
  fileId: string;
  page: number;
  /** How many there are. */
  pages: number;
  size: PageSize;
  placed: PlacedMark[];
  open: SignPlace[];
  selected: string | null;
  isArmed: boolean;
  onSelect: (id: string | null) => void;
  onTap: (page: number, point: Point) => void;
  onFill: (place: SignPlace) => void;
  onChange: (mark: PlacedMark, box: Box) => void;
  onRemove: (id: string) => void;
  onDrag: (event: PointerEvent<HTMLElement>, mark: PlacedMark) => void;
  onTurn: (mark: PlacedMark, by: -1 | 1) => void;
}

/** One page with what is put on it, and the places that the document leaves open. */
export function SignPage(props: SignPageProps) {
  const { fileId, page, pages, size, placed, open, selected, isArmed } = props;
  const { onSelect, onTap, onFill, onChange, onRemove, onDrag, onTurn } = props;
  const t = useMessages(signMessages);
  return (
    <SeenPage fileId={fileId} page={page} size={size} large className="w-full">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- by the keyboard marks are put from the palette */}
      <div
        {...{ [PAGE_SURFACE]: '' }}
        data-page={page}
        className={classes('absolute inset-0', isArmed && 'cursor-copy')}
        onClick={(event) => {
          if (event.target !== event.currentTarget) return;
          if (!isArmed) return onSelect(null);
          onTap(page, toPagePoint(event, event.currentTarget.getBoundingClientRect(), size));
        }}
      >
        {open.map((place) => (
          <button
            key={`${place.x} ${place.y}`}
            type="button"
            data-place
            aria-label={t(`placeOf.${place.kind}`, { page })}
            title={place.label}
            className="reach absolute rounded-2 border border-dashed border-page-accent bg-page-accent/10 hover:bg-page-accent/20"
            style={toStyle(place, size)}
            onClick={() => onFill(place)}
          />
        ))}
        {placed.map((one) => (
          <PlacedBox
            key={one.id}
            name={t('placed', { mark: t(`uses.${one.mark.use}`), page })}
            hint={pages > 1 ? t('otherPage') : undefined}
            box={one.box}
            page={size}
            least={LEAST}
            selected={selected === one.id}
            onSelect={() => onSelect(one.id)}
            onRemove={() => onRemove(one.id)}
            onChange={(box) => onChange(one, keepRatio(one.box, box, one.mark, size))}
            onDrag={(event) => onDrag(event, one)}
            onTurn={(by) => onTurn(one, by)}
          >
            <MarkFace mark={one.mark} />
          </PlacedBox>
        ))}
      </div>
    </SeenPage>
  );
}
