import { type Canvas, drawShaped, shapeLines } from '../edit/canvas.ts';
import type { PageNumberLook } from './plan.options.ts';
import { toRoman } from './roman.options.ts';

const SIZE = 10;
/** Half an inch: inside what printers can reach. */
const MARGIN = 36;

export async function drawPageNumber(canvas: Canvas, look: PageNumberLook, index: number): Promise<void> {
  const value = look.start + index;
  // A page smaller than a business card keeps its number on the page all the same.
  const margin = Math.min(MARGIN, canvas.width / 8, canvas.height / 8);
  const [line] = await shapeLines(canvas.doc, look.style === 'roman' ? toRoman(value) : String(value));
  if (!line) return;
  const [side, place] = look.position.split('-');
  const free = canvas.width - line.width * SIZE;
  const x = { left: margin, center: free / 2, right: free - margin }[place ?? 'center'] ?? free / 2;
  const y = side === 'top' ? canvas.height - margin - SIZE * 0.72 : margin;
  canvas.content += `/Artifact <</Type /Pagination /Subtype /${side === 'top' ? 'Header' : 'Footer'}>> BDC\nq 0 g\n`;
  drawShaped(canvas, line, SIZE, x, y);
  canvas.content += 'Q\nEMC\n';
}
