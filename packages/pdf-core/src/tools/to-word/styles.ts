import { median } from '../../layout/box.ts';
import type { ReadDocument, TextPart } from '../../reading/document.ts';
import { familyOf } from '../../reading/font-name.ts';
import { XML } from '../../reading/package.ts';
import { escapeXml } from '../../reading/xml.ts';
import { WORD } from './word-xml.ts';

const LEVELS = 6;
/** How much larger than the text a heading is that needs no bold letters. */
const LARGER = 1.1;

/** In half points, as Word counts: the size of running text, and of each style that has another. `light`: headings that are not bold. */
export type Sizes = { body: number; of: Map<string, number>; light?: Set<string> };

/** The style of a part. */
export function styleOf({ kind, level }: Pick<TextPart, 'kind' | 'level'>): string {
  if (kind === 'heading') return `Heading${level}`;
  return { paragraph: 'Normal', item: 'ListParagraph', caption: 'Caption', footnote: 'FootnoteText' }[kind];
}

/** The sizes in which the parts of each style are written, mostly. */
export function measureSizes({ parts, font }: ReadDocument): Sizes {
  const sizes = new Map<string, number[]>();
  for (const part of parts) {
    if (part.kind === 'table' || part.kind === 'picture') continue;
    const name = styleOf(part);
    if (!sizes.has(name)) sizes.set(name, []);
    sizes.get(name)!.push(part.size);
  }
  const body = halfPoints(font.size);
  sizes.delete('Normal');
  sizes.delete('ListParagraph');
  const of = new Map([...sizes].map(([name, some]) => [name, halfPoints(median(some))]));
  // One that is no larger than the text would not be seen as a heading, if it were not bold either.
  const light = [...findLight(parts)].filter((name) => (of.get(name) ?? body) >= LARGER * body);
  return { body, of, light: new Set(light) };
}

/** The styles of headings that are mostly written in a font that is not bold. */
function findLight(parts: ReadDocument['parts']): Set<string> {
  const signs = new Map<string, number>();
  for (const part of parts)
    if (part.kind === 'heading')
      for (const { text, bold } of part.runs)
        signs.set(styleOf(part), (signs.get(styleOf(part)) ?? 0) + (bold ? text.length : -text.length));
  return new Set([...signs].flatMap(([name, more]) => (more < 0 ? [name] : [])));
}

/** Styles as the document has them: its font, and the sizes of its text and of each level of heading. */
export function writeStyles({ font }: Pick<ReadDocument, 'font'>, { body, of, light }: Sizes): string {
  const family = escapeXml(familyOf(font.name));
  const headings = Array.from({ length: LEVELS }, (_, at) => {
    const id = `Heading${at + 1}`;
    return style(id, `heading ${at + 1}`, {
      paragraph: `<w:keepNext/><w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="${at}"/>`,
      run: `${light?.has(id) ? '' : '<w:b/>'}${sized(of.get(id) ?? body)}`,
      next: true,
    });
  });
  const small = (id: string) => sized(of.get(id) ?? Math.max(12, body - 4));
  return `${XML}<w:styles ${WORD}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${family}" w:hAnsi="${family}" w:cs="${family}"/>${sized(body)}</w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${headings.join('')}${style('ListParagraph', 'List Paragraph', { paragraph: '<w:spacing w:after="40"/>' })}${style('Caption', 'caption', { run: small('Caption') })}${style('FootnoteText', 'footnote text', { run: small('FootnoteText') })}${style('TableText', 'Table Text', { paragraph: '<w:spacing w:after="0"/>' })}<w:style w:type="table" w:styleId="TableGrid"><w:name w:val="Table Grid"/><w:tblPr><w:tblBorders>${BORDERS}</w:tblBorders></w:tblPr></w:style></w:styles>`;
}

const BORDERS = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="808080"/>`)
  .join('');

export const halfPoints = (size: number) => Math.min(400, Math.max(8, Math.round(size * 2)));
export const sized = (size: number) => `<w:sz w:val="${size}"/><w:szCs w:val="${size}"/>`;

type Look = { paragraph?: string; run?: string; next?: boolean };

function style(id: string, name: string, { paragraph = '', run = '', next = false }: Look): string {
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/>${next ? '<w:next w:val="Normal"/>' : ''}<w:qFormat/>${paragraph && `<w:pPr>${paragraph}</w:pPr>`}${run && `<w:rPr>${run}</w:rPr>`}</w:style>`;
}
