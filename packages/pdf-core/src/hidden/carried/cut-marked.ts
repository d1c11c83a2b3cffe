import { scanContent } from '../../compress/content/scan-content.ts';
import { type PdfDict, PdfName } from '../../pdf/values.ts';

const SHOWS_TEXT = new Set(['Tj', 'TJ', "'", '"']);
const PAINTS_PATH = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's']);
const PAINTS = new Set(['Do', 'sh', 'BI']);

type Section = { layer: PdfDict | undefined; isHidden: boolean };

export type Cut = { bytes: Buffer; /** Layers with text in the middle of other text. */ kept: Set<PdfDict> };

/**
 * Content without what is painted on hidden layers. What it sets stays set. Undefined where content cannot be read
 * to its end.
 */
export function cutMarked(
  content: Buffer,
  layerOf: (name: string) => PdfDict | undefined,
  isHidden: (layer: PdfDict | undefined) => boolean,
): Cut | undefined {
  const open: Section[] = [];
  const pieces: Buffer[] = [];
  const kept = new Set<PdfDict>();
  let from = 0;
  let inText = false;
  const replace = (start: number, end: number, by: string) => {
    pieces.push(content.subarray(from, start), Buffer.from(by));
    from = end;
  };
  const isRead = scanContent(content, ({ operator, operands, start, end }) => {
    const section = open.at(-1);
    if (operator === 'BT') inText = true;
    else if (operator === 'ET') inText = false;
    else if (operator === 'BDC' || operator === 'BMC') {
      const [tag, name] = operands;
      const layer =
        tag instanceof PdfName && tag.name === 'OC' && name instanceof PdfName
          ? layerOf(name.name)
          : undefined;
      const isOwn = isHidden(layer);
      // What comes after it in the same text would move.
      if (isOwn && inText && layer) kept.add(layer);
      const isCut = (isOwn && !inText) || section?.isHidden === true;
      open.push({ layer, isHidden: isCut });
      if (isCut) replace(start, end, '');
    } else if (operator === 'EMC') {
      if (open.pop()?.isHidden) replace(start, end, '');
    } else if (section?.isHidden) {
      if (PAINTS_PATH.has(operator)) replace(start, end, 'n');
      else if (SHOWS_TEXT.has(operator) || PAINTS.has(operator)) replace(start, end, '');
    }
  });
  if (!isRead) return undefined;
  if (!from) return { bytes: content, kept };
  pieces.push(content.subarray(from));
  return { bytes: Buffer.concat(pieces), kept };
}
