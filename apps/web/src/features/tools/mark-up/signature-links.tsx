import { useEffect, useState } from 'react';
import { PenLine } from 'lucide-react';
import { Link } from 'react-router';
import type { PdfView } from '../../preview/stage/pdf-view.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { toolPath } from '../shared/tool-list.ts';
import { markUpMessages } from './mark-up.messages.ts';
import type { OpenSheet } from './use-sheets.ts';

interface Place {
  id: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

interface SignatureLinksProps {
  view: PdfView;
  sheet: OpenSheet;
  fileId: string;
  /** The ids of those that are signed. */
  signed: string[];
}

/** Signature fields that nobody has signed lead to the tool that signs. */
export function SignatureLinks({ view, sheet, fileId, signed }: SignatureLinksProps) {
  const t = useMessages(markUpMessages);
  const places = useSignaturePlaces(view, sheet.number);
  if (sheet.turn !== 0) return null;
  return places
    .filter(({ id }) => !signed.includes(id))
    .map(({ id, left, top, width, height }) => (
      <Link
        key={id}
        data-sign-here=""
        to={toolPath('sign', [fileId])}
        className="pointer-events-auto absolute flex items-center justify-center gap-1.5 overflow-hidden rounded-[2px] border border-dashed border-page-accent bg-mark-quiet/70 text-12 font-strong text-page-accent"
        style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
      >
        <PenLine aria-hidden="true" size={14} className="shrink-0" />
        {t('signHere')}
      </Link>
    ));
}

function useSignaturePlaces({ pdf }: PdfView, number: number): Place[] {
  const [places, setPlaces] = useState<Place[]>([]);
  useEffect(() => {
    let isWanted = true;
    const find = async () => {
      const page = await pdf.getPage(number);
      const seen = page.getViewport({ scale: 1 });
      const open = (await page.getAnnotations()).filter(
        ({ fieldType, hidden }) => fieldType === 'Sig' && !hidden,
      );
      const found = open.map(({ id, rect }): Place => {
        const [x1 = 0, y1 = 0] = seen.convertToViewportPoint(rect[0], rect[1]) as number[];
        const [x2 = 0, y2 = 0] = seen.convertToViewportPoint(rect[2], rect[3]) as number[];
        return {
          id,
          left: (Math.min(x1, x2) / seen.width) * 100,
          top: (Math.min(y1, y2) / seen.height) * 100,
          width: (Math.abs(x1 - x2) / seen.width) * 100,
          height: (Math.abs(y1 - y2) / seen.height) * 100,
        };
      });
      if (isWanted) setPlaces(found.filter(({ width, height }) => width > 0 && height > 0));
    };
    find().catch(() => {});
    return () => void (isWanted = false);
  }, [pdf, number]);
  return places;
}
