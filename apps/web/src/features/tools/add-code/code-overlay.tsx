import { type AddCodeOptions, placeBox } from '@sheaf/pdf-core/options';
import { Barcode, QrCode } from 'lucide-react';
import { type PageSize, toStyle } from '../shared/page/page-geometry.ts';
import { isBars, shapeCode } from './code-shape.ts';

/** The place that the code takes, and its kind. The code itself is drawn by the tool. */
export function CodeOverlay({ page, look }: { page: PageSize; look: AddCodeOptions }) {
  const box = placeBox(page, shapeCode(look), look);
  const Icon = isBars(look.kind) ? Barcode : QrCode;
  return (
    <div
      data-code={look.kind}
      className="pointer-events-none absolute grid place-items-center bg-page text-page-accent outline-2 -outline-offset-2 outline-page-accent outline-dashed"
      style={toStyle(box, page)}
    >
      <Icon aria-hidden="true" className="size-4/5" />
    </div>
  );
}
