import { median } from '../../layout/box.ts';
import type { ReadDocument, TextPart } from '../../reading/document.ts';
import { familyOf } from '../../reading/font-name.ts';
import { XML } from '../../reading/package.ts';
import { escapeXml } from '../../reading/xml.ts';
import { WORD } from './word-xml.ts';

const LEVELS = 6;

/** Styles as the document has them: its font, and the sizes of its text and of each level of heading. */
export function writeStyles({ parts, font }: ReadDocument): string {
  const family = escapeXml(familyOf(font.name));
  const body = halfPoints(font.size);
  const sizeOf = (is: (part: TextPart) => boolean, usual: number) => {
    const sizes = parts.flatMap((part) =>
      part.kind !== 'table' && part.kind !== 'picture' && is(part) ? [part.size] : [],
    );
    return sizes.length ? halfPoints(median(sizes)) : usual;
  };
  const headings = Array.from({ length: LEVELS }, (_, at) => {
    const size = sizeOf((part) => part.kind === 'heading' && part.level === at + 1, body);
    return style(`Heading${at + 1}`, `heading ${at + 1}`, {
      paragraph: `<w:keepNext/><w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="${at}"/>`,
      run: `<w:b/>${sized(size)}`,
      next: true,
    });
  });
  const small = (kind: TextPart['kind']) =>
    sized(sizeOf((part) => part.kind === kind, Math.max(12, body - 4)));
  return `${XML}<w:styles ${WORD}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${family}" w:hAnsi="${family}" w:cs="${family}"/>${sized(body)}</w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${headings.join('')}${style('ListParagraph', 'List Paragraph', { paragraph: '<w:spacing w:after="40"/>' })}${style('Caption', 'caption', { run: small('caption') })}${style('FootnoteText', 'footnote text', { run: small('footnote') })}${style('TableText', 'Table Text', { paragraph: '<w:spacing w:after="0"/>' })}<w:style w:type="table" w:styleId="TableGrid"><w:name w:val="Table Grid"/><w:tblPr><w:tblBorders>${BORDERS}</w:tblBorders></w:tblPr></w:style></w:styles>`;
}

const BORDERS = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="808080"/>`)
  .join('');

const halfPoints = (size: number) => Math.min(400, Math.max(8, Math.round(size * 2)));
const sized = (size: number) => `<w:sz w:val="${size}"/><w:szCs w:val="${size}"/>`;

type Look = { paragraph?: string; run?: string; next?: boolean };

function style(id: string, name: string, { paragraph = '', run = '', next = false }: Look): string {
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/>${next ? '<w:next w:val="Normal"/>' : ''}<w:qFormat/>${paragraph && `<w:pPr>${paragraph}</w:pPr>`}${run && `<w:rPr>${run}</w:rPr>`}</w:style>`;
}
