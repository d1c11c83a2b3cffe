import { type Box, type PageSize, roundPoints } from '../shared/page/page-geometry.ts';
import { linesBetween, type PageText, type Piece } from './text-lines.ts';

/** The text that pdf.js laid over a page, measured in points. The page must not be turned. */
export function readPageText(page: HTMLElement, size: PageSize): PageText {
  const frame = page.querySelector('.textLayer')?.getBoundingClientRect();
  const range = document.createRange();
  const toBox = (rect: DOMRect): Box => {
    if (!frame) return { x: 0, y: 0, width: 0, height: 0 };
    const scale = size.width / frame.width;
    return {
      x: roundPoints((rect.left - frame.left) * scale),
      y: roundPoints(size.height - (rect.bottom - frame.top) * scale),
      width: Math.max(1, roundPoints(rect.width * scale)),
      height: Math.max(1, roundPoints(rect.height * scale)),
    };
  };
  const boxOf = (node: Text, start: number, end: number) => {
    range.setStart(node, start);
    range.setEnd(node, end);
    return toBox(range.getBoundingClientRect());
  };
  const pieces: Piece[] = [];
  const layer = page.querySelector('.textLayer');
  const walker = layer && document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  while (walker?.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.data.trim()) pieces.push({ node, box: boxOf(node, 0, node.length) });
  }
  return { pieces, boxOf };
}

/** The lines of the reader's selection that are on this page. */
export function selectedLines(page: HTMLElement, size: PageSize): Box[] {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || !selection.rangeCount) return [];
  const range = selection.getRangeAt(0);
  const text = readPageText(page, size);
  const chosen = text.pieces.map(({ node }) => range.intersectsNode(node));
  const [first, last] = [chosen.indexOf(true), chosen.lastIndexOf(true)];
  const [start, end] = [text.pieces[first]?.node, text.pieces[last]?.node];
  if (!start || !end) return [];
  return linesBetween(
    text,
    { piece: first, at: range.startContainer === start ? range.startOffset : 0 },
    { piece: last, at: range.endContainer === end ? range.endOffset : end.length },
  );
}
