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
  /** Points that are free above and below it, where its style has others. */
  before?: number | undefined;
  after?: number | undefined;
  /** Points by which it is set in. */
  indent?: number | undefined;
  /** It begins a page. */
  isFirst?: boolean;
};

export function writeParagraph(content: string, look: Paragraph): string {
  const { style, list, align, rightToLeft, tabs = [], before, after, indent, isFirst } = look;
  const twips = (name: string, points: number | undefined) =>
    points === undefined ? '' : ` w:${name}="${Math.round(points * TWIPS)}"`;
  const spacing = twips('before', before) + twips('after', after);
  const properties = [
    style && `<w:pStyle w:val="${style}"/>`,
    isFirst && '<w:pageBreakBefore/>',
    list && `<w:numPr><w:ilvl w:val="${list.level}"/><w:numId w:val="${list.list}"/></w:numPr>`,
    tabs.length > 0 && writeTabs(tabs),
    rightToLeft && '<w:bidi/>',
    spacing && `<w:spacing${spacing}/>`,
    indent && `<w:ind w:left="${Math.round(indent * TWIPS)}"/>`,
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

type Looks = {
  /** The style of the paragraph is bold. */
  isBold?: boolean;
  rightToLeft?: boolean;
  /** One that the style has not. */
  size?: string;
  /** The relation of an address. */
  linkOf?: (address: string) => string;
};

/** Runs of text, with what the style of their paragraph has not. */
export function writeRuns(runs: Run[], { isBold = false, rightToLeft, size, linkOf }: Looks = {}): string {
  return runs
    .map(({ text, bold, italic, color, link }) => {
      const leads = link && linkOf;
      const tint = leads ? (color ?? LINK) : color;
      const looks = [
        bold !== isBold && `<w:b${isBold ? ' w:val="0"' : ''}/>`,
        italic && '<w:i/>',
        tint && `<w:color w:val="${tint}"/>`,
        size,
        leads && '<w:u w:val="single"/>',
        rightToLeft && '<w:rtl/>',
      ];
      const look = looks.filter(Boolean).join('');
      const run = `<w:r>${look && `<w:rPr>${look}</w:rPr>`}${writeText(text)}</w:r>`;
      return leads ? `<w:hyperlink r:id="${linkOf(link)}">${run}</w:hyperlink>` : run;
    })
    .join('');
}

/** The color of links in Word, where the document has none of its own. */
const LINK = '0563c1';

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
