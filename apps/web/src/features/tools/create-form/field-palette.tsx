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
import { startDragOut } from '../shared/page/start-drag-out.ts';
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
            onPointerDown={(event) =>
              startDragOut(event, {
                onMove: (at) => setDrag(at && { type, x: at.clientX, y: at.clientY }),
                onDrop: (pointer) => onDrop(type, pointer),
                onTap: () => onPut(type),
              })
            }
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
