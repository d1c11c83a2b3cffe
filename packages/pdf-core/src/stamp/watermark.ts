import {
  type Canvas,
  colorOperator,
  createCanvas,
  drawForm,
  drawShaped,
  finishCanvas,
  setOpacity,
  shapeLines,
} from '../edit/canvas.ts';
import type { EditedDocument } from '../edit/edited-document.ts';
import type { WatermarkLook } from './plan.options.ts';

/** The size the words are drawn at before they are scaled to a page. */
const DRAWN_SIZE = 100;
const LINE_HEIGHT = 1.25;
/** How much of the page the turned words may take. */
const FILL = 0.9;
/** Short words stay below this part of the page's shorter side. */
const TALLEST = 0.22;

/** Draws the words once; what comes back sets them in the middle of a page, as large as fits. */
export async function prepareWatermark(
  doc: EditedDocument,
  look: WatermarkLook,
): Promise<(canvas: Canvas) => void> {
  const lines = await shapeLines(doc, look.text);
  const width = Math.max(0.1, ...lines.map((line) => line.width));
  const height = (lines.length - 1) * LINE_HEIGHT + 1;
  const words = createCanvas(doc, width * DRAWN_SIZE, (height + 0.5) * DRAWN_SIZE);
  words.content += colorOperator(look.color, 'rg');
  lines.forEach((line, index) => {
    const fromTop = index * LINE_HEIGHT + 0.75;
    drawShaped(
      words,
      line,
      DRAWN_SIZE,
      ((width - line.width) / 2) * DRAWN_SIZE,
      (height - fromTop + 0.25) * DRAWN_SIZE,
    );
  });
  const form = finishCanvas(words);
  const angle = (look.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];

  return (canvas) => {
    const across = width * Math.abs(cos) + height * Math.abs(sin);
    const up = width * Math.abs(sin) + height * Math.abs(cos);
    const tallest = TALLEST * Math.min(canvas.width, canvas.height);
    const size = Math.min((FILL * canvas.width) / across, (FILL * canvas.height) / up, tallest) / DRAWN_SIZE;
    const [a, b] = [cos * size, sin * size];
    const [halfWidth, halfHeight] = [(width * DRAWN_SIZE) / 2, (height * DRAWN_SIZE) / 2];
    canvas.content += '/Artifact <</Type /Pagination /Subtype /Watermark>> BDC\nq\n';
    setOpacity(canvas, look.opacity);
    drawForm(canvas, form, [
      a,
      b,
      -b,
      a,
      canvas.width / 2 - a * halfWidth + b * halfHeight,
      canvas.height / 2 - b * halfWidth - a * halfHeight,
    ]);
    canvas.content += 'Q\nEMC\n';
  };
}
