import {
  Calendar,
  ChevronsUpDown,
  CircleDot,
  type LucideIcon,
  RectangleHorizontal,
  Signature,
  SquareCheck,
  TextCursorInput,
} from 'lucide-react';
import { useState } from 'react';
import type { FieldType } from './new-field.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { formMessages } from '../shared/form.messages.ts';

const ICONS: Record<FieldType, LucideIcon> = {
  text: TextCursorInput,
  checkbox: SquareCheck,
  radio: CircleDot,
  dropdown: ChevronsUpDown,
  date: Calendar,
  button: RectangleHorizontal,
  signature: Signature,
};
/** Further than a hand trembles. */
const SLOP = 5;

interface FieldPaletteProps {
  types: FieldType[];
  /** Pressed: it goes to the middle of the page. */
  onPut: (type: FieldType) => void;
  onDrop: (type: FieldType, pointer: { clientX: number; clientY: number }) => void;
}

export function FieldPalette({ types, onPut, onDrop }: FieldPaletteProps) {
  const t = useMessages(formMessages);
  const [drag, setDrag] = useState<{ type: FieldType; x: number; y: number } | null>(null);
  return (
    <fieldset className="mb-3 flex flex-wrap gap-2">
      <legend className="sr-only">{t('create.palette')}</legend>
      {types.map((type) => {
        const Icon = ICONS[type];
        return (
          <button
            key={type}
            type="button"
            className="inline-flex h-11 cursor-grab touch-none items-center gap-2 rounded-6 border border-line-strong bg-raised px-3 text-13 font-strong hover:bg-hover desktop:h-8"
            onClick={(event) => {
              // A drag ends in a click too; the keyboard's has no pointer.
              if (event.detail === 0) onPut(type);
            }}
            onPointerDown={(event) => {
              if (event.button !== 0) return;
              const button = event.currentTarget;
              const from = { x: event.clientX, y: event.clientY };
              let isDragged = false;
              button.setPointerCapture(event.pointerId);
              const move = ({ clientX, clientY }: PointerEvent) => {
                isDragged ||= Math.hypot(clientX - from.x, clientY - from.y) > SLOP;
                if (isDragged) setDrag({ type, x: clientX, y: clientY });
              };
              const end = (last: PointerEvent) => {
                button.removeEventListener('pointermove', move);
                button.removeEventListener('pointerup', end);
                button.removeEventListener('pointercancel', end);
                setDrag(null);
                if (last.type === 'pointercancel') return;
                if (isDragged) onDrop(type, last);
                else onPut(type);
              };
              button.addEventListener('pointermove', move);
              button.addEventListener('pointerup', end);
              button.addEventListener('pointercancel', end);
            }}
          >
            <Icon aria-hidden="true" />
            {t(`create.types.${type}`)}
          </button>
        );
      })}
      {drag && (
        <span
          aria-hidden="true"
          className="pointer-events-none fixed z-30 -translate-x-1/2 -translate-y-1/2 rounded-4 border border-accent bg-accent-soft px-3 py-1 text-12 text-accent-ink shadow-floating"
          style={{ left: drag.x, top: drag.y }}
        >
          {t(`create.types.${drag.type}`)}
        </span>
      )}
    </fieldset>
  );
}
