import { z } from 'zod';
import {
  type Box,
  type PageSize,
  moveBox,
  resizeBox,
} from '../../features/pdf-tools/advanced/page/page-geometry.ts';
import { NumberOption } from '../../features/pdf-tools/options/number-option.tsx';
import { useTexts } from '../../lib/texts.ts';
import { signTexts } from './sign.texts.ts';

interface BoxFieldsProps {
  box: Box;
  page: PageSize;
  /** Absent: its size is its own. */
  least?: PageSize;
  onChange: (box: Box) => void;
}

/** The place in figures: for those who know it, and for those who do not drag. */
export function BoxFields({ box, page, least, onChange }: BoxFieldsProps) {
  const texts = useTexts(signTexts);
  const field = (label: string, value: number, most: number, change: (value: number) => Box, from = 0) => (
    <NumberOption
      label={label}
      value={Math.round(value)}
      schema={z
        .number()
        .int()
        .min(from)
        .max(Math.max(from, Math.round(most)))}
      unit="pt"
      onChange={(next) => next !== Math.round(value) && onChange(change(next))}
    />
  );
  return (
    <>
      {field(texts.x, box.x, page.width - box.width, (x) => moveBox({ ...box, x }, { x: 0, y: 0 }, page))}
      {field(texts.y, box.y, page.height - box.height, (y) => moveBox({ ...box, y }, { x: 0, y: 0 }, page))}
      {least &&
        field(
          texts.width,
          box.width,
          page.width - box.x,
          (width) => resizeBox(box, { x: width - box.width, y: 0 }, page, least),
          least.width,
        )}
      {least &&
        field(
          texts.height,
          box.height,
          page.height,
          (height) => resizeBox(box, { x: 0, y: box.height - height }, page, least),
          least.height,
        )}
    </>
  );
}
