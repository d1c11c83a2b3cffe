import { randomUUID } from 'node:crypto';
import { addAnnotation, pageRect, type SeenBox, uprightMatrix } from '../../edit/annotations.ts';
import { finishCanvas } from '../../edit/canvas.ts';
import type { EditedDocument } from '../../edit/edited-document.ts';
import { hexColor } from '../../edit/hex-color.ts';
import { frameOf, type PageFrame } from '../../edit/pages.ts';
import { applyMatrix } from '../../pdf/matrix.ts';
import type { Page } from '../../pdf/graph/pages.ts';
import {
  asciiString,
  dateString,
  makeDict,
  makeValue,
  type Plain,
  textString,
} from '../../pdf/make-value.ts';
import type { PdfDict } from '../../pdf/values.ts';
import type { Annotation } from './options.ts';
import { colorOf, drawAnnotation, markedBoxes } from './draw-annotation.ts';

const SUBTYPES: Record<Annotation['type'], string> = {
  text: 'FreeText',
  highlight: 'Highlight',
  note: 'Text',
  rectangle: 'Square',
  line: 'Line',
  ink: 'Ink',
  stamp: 'Stamp',
};
const PRINT = 4;

/** Puts a real annotation on a page: what viewers list, move and delete, and draw as given here. */
export async function annotatePage(doc: EditedDocument, page: Page, annotation: Annotation): Promise<void> {
  const frame = frameOf(page);
  const drawn = await drawAnnotation(doc, annotation);
  const dict = makeDict({
    Type: 'Annot',
    Subtype: SUBTYPES[annotation.type],
    Rect: pageRect(frame, drawn.box),
    F: PRINT,
    C: rgb(colorOf(annotation)),
    CA: annotation.opacity,
    NM: textString(randomUUID()),
    M: dateString(new Date()),
    CreationDate: dateString(new Date()),
    Contents: textString(wordsOf(annotation)),
    AP: { N: finishCanvas(drawn.canvas, uprightMatrix(frame)) },
  });
  if (annotation.author) dict.set('T', textString(annotation.author));
  describeShape(dict, frame, annotation);
  addAnnotation(doc, page, dict);
}

function wordsOf(annotation: Annotation): string {
  if (annotation.type === 'text' || annotation.type === 'note') return annotation.text;
  return annotation.comment;
}

export function rgb(color: string): number[] {
  return hexColor(color).map((part) => Number(part.toFixed(4)));
}

/** The geometry that a viewer needs for editing the annotation, in the page's own coordinates. */
function describeShape(dict: PdfDict, frame: PageFrame, annotation: Annotation): void {
  const set = (key: string, value: Plain) => dict.set(key, makeValue(value));
  const at = (x: number, y: number) => applyMatrix(frame.toPage, x, y);
  const cornersOf = ({ x, y, width: across, height }: SeenBox) => [
    ...at(x, y + height),
    ...at(x + across, y + height),
    ...at(x, y),
    ...at(x + across, y),
  ];
  const width = (points: number) => ({ W: points / frame.userUnit });
  switch (annotation.type) {
    case 'text':
      set('DA', asciiString(`/Helv ${annotation.fontSize} Tf ${rgb(colorOf(annotation)).join(' ')} rg`));
      if (frame.rotation) set('Rotate', frame.rotation);
      dict.delete('C');
      break;
    case 'highlight':
      set('QuadPoints', markedBoxes(annotation).flatMap(cornersOf));
      break;
    case 'note':
      set('Name', 'Comment');
      break;
    case 'rectangle':
      set('BS', width(annotation.lineWidth));
      if (annotation.fill) set('IC', rgb(annotation.fill));
      break;
    case 'line':
      set('L', [...at(annotation.from.x, annotation.from.y), ...at(annotation.to.x, annotation.to.y)]);
      set('BS', width(annotation.lineWidth));
      if (annotation.arrow) set('LE', ['None', 'OpenArrow']);
      break;
    case 'ink':
      set(
        'InkList',
        annotation.strokes.map((stroke) => stroke.flatMap(({ x, y }) => at(x, y))),
      );
      set('BS', width(annotation.lineWidth));
      break;
    case 'stamp':
      set('Name', 'Sheaf');
      break;
  }
}
