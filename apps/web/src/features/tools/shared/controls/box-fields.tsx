import { type Box, type PageSize, moveBox, resizeBox } from '../page/page-geometry.ts';
import { NumberInput } from './number-option.tsx';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { signMessages } from '../../sign/sign.messages.ts';

interface BoxFieldsProps {
  box: Box;
  page: PageSize;
  /** Absent: its size is its own. */
  least?: PageSize;
  onChange: (box: Box) => void;
}

/** The place in figures: for those who know it, and for those who do not drag. */
export function BoxFields({ box, page, least, onChange }: BoxFieldsProps) {
  const t = useMessages(signMessages);
  const field = (label: string, value: number, most: number, change: (value: number) => Box, from = 0) => (
    <NumberInput
      label={label}
      value={Math.round(value)}
      bounds={{ min: from, max: Math.max(from, Math.round(most)), step: 1 }}
      unit="pt"
      onChange={(next) => next !== Math.round(value) && onChange(change(next))}
    />
  );
  return (
    <>
      {field(t('x'), box.x, page.width - box.width, (x) => moveBox({ ...box, x }, { x: 0, y: 0 }, page))}
      {field(t('y'), box.y, page.height - box.height, (y) => moveBox({ ...box, y }, { x: 0, y: 0 }, page))}
      {least &&
        field(
          t('width'),
          box.width,
          page.width - box.x,
          (width) => resizeBox(box, { x: width - box.width, y: 0 }, page, least),
          least.width,
        )}
      {least &&
        field(
          t('height'),
          box.height,
          page.height,
          (height) => resizeBox(box, { x: 0, y: box.height - height }, page, least),
          least.height,
        )}
    </>
  );
}
