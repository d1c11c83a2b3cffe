import type { EdgeLine, Run, Tab } from '../../reading/document.ts';
import { escapeXml } from '../../reading/xml.ts';

export const WORD =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

const TWIPS = 20;

type Paragraph = {
  style?: string;
  list?: { list: number; level: number };
  align?: string;
  rightToLeft?: boolean;
  /** In points from where the text of the page begins. */
  tabs?: Tab[];
};

export function writeParagraph(
  content: string,
  { style, list, align, rightToLeft, tabs = [] }: Paragraph,
): string {
  const properties = [
    style && `<w:pStyle w:val="${style}"/>`,
    list && `<w:numPr><w:ilvl w:val="${list.level}"/><w:numId w:val="${list.list}"/></w:numPr>`,
    tabs.length > 0 && writeTabs(tabs),
    rightToLeft && '<w:bidi/>',
    align && `<w:jc w:val="${align}"/>`,
  ];
  const written = properties.filter(Boolean).join('');
  return `<w:p>${written && `<w:pPr>${written}</w:pPr>`}${content}</w:p>`;
}

function writeTabs(tabs: Tab[]): string {
  const stops = tabs.map(
    ({ at, right, dots }) =>
      `<w:tab w:val="${right ? 'right' : 'left'}"${dots ? ' w:leader="dot"' : ''} w:pos="${Math.max(1, Math.round(at * TWIPS))}"/>`,
  );
  return `<w:tabs>${stops.join('')}</w:tabs>`;
}

/** Text with its breaks and tabs. */
function writeText(text: string): string {
  const piece = (plain: string) => (plain ? `<w:t xml:space="preserve">${escapeXml(plain)}</w:t>` : '');
  return text
    .split('\n')
    .map((line) => line.split('\t').map(piece).join('<w:tab/>'))
    .join('<w:br/>');
}

/** Runs of text; where the style of the paragraph is bold, `isPlain` leaves it to that. `size` is one that the style has not. */
export function writeRuns(runs: Run[], { isPlain = false, rightToLeft = false, size = '' } = {}): string {
  return runs
    .map(({ text, bold, italic }) => {
      const looks = [bold && !isPlain && '<w:b/>', italic && '<w:i/>', size, rightToLeft && '<w:rtl/>'];
      const look = looks.filter(Boolean).join('');
      return `<w:r>${look && `<w:rPr>${look}</w:rPr>`}${writeText(text)}</w:r>`;
    })
    .join('');
}

const PAGE =
  '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';

/** What stands above or below each page; its number is a field. */
export function writeEdge(lines: EdgeLine[]): string {
  const plain = (text: string) => (text ? writeRuns([{ text, bold: false, italic: false }]) : '');
  const paragraphs = lines.map(({ before, number, after }) =>
    writeParagraph(plain(before) + (number ? PAGE : '') + plain(after), { align: 'center' }),
  );
  return paragraphs.join('');
}
