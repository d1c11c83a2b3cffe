import type { Word } from '../../../layout/make-chunks.ts';
import type { PdfiumDocument } from '../../../pdfium/document.ts';
import { readFloats, withMemory } from '../../../pdfium/memory.ts';
import { familyOf } from '../../../reading/font-name.ts';

/** The font that a word is written in. `widths`: of each sign by its code, in sizes of the font, where they are known. */
export type Font = { family: string; widths: number[] | undefined };
export type ChooseFont = (word: Word) => Font;

/** Fonts that come with Windows, Office or LibreOffice; signs of others stand in no font but their own. */
const COMMON =
  /^(?:Aptos|Calibri|Cambria|Candara|Consolas|Constantia|Corbel|Verdana|Georgia|Tahoma|Trebuchet|Segoe|Deja ?Vu|Carlito|Caladea|Noto|Symbol|Wingdings|Webdings|Open ?Symbol|Zapf)/i;
const SANS =
  /sans|gothic|grotes[kq]|arial|helvet|liberation ?sans|univers|frutiger|futura|myriad|gill|optima|franklin|lato|roboto|inter|avenir|interstate|akzidenz|meta|din|swiss|cmss/i;
const SERIF = ['Times-Roman', 'Times-Bold', 'Times-Italic', 'Times-BoldItalic'];
const PLAIN = ['', '-Bold', '-Oblique', '-BoldOblique'];

/** Signs of print by their place in the encoding of Windows. */
const PRINT: Record<string, number> = {
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};

/** A common font stays; for one that only its document has, the standard one that is most like it is drawn as wide as it. */
export function makeFontChooser(document: PdfiumDocument): ChooseFont {
  const known = new Map<string, number[]>();
  return ({ font, bold, italic, fixed }) => {
    const own = familyOf(font);
    if (COMMON.test(own)) return { family: own, widths: undefined };
    const family = fixed ? 'Courier New' : own === 'Arial' || SANS.test(font) ? 'Arial' : 'Times New Roman';
    const face = (bold ? 1 : 0) + (italic ? 2 : 0);
    const plain = `${fixed ? 'Courier' : 'Helvetica'}${PLAIN[face]}`;
    const name = family === 'Times New Roman' ? SERIF[face]! : plain;
    if (!known.has(name)) known.set(name, readWidths(document, name));
    return { family, widths: known.get(name) };
  };
}

function readWidths({ engine, handle }: PdfiumDocument, name: string): number[] {
  const font = engine.FPDFText_LoadStandardFont(handle, name);
  try {
    return withMemory(engine, 4, (pointer) =>
      Array.from({ length: 256 }, (_, code) => {
        const { FPDFFont_GetGlyphWidth } = engine.direct;
        // By a size of a thousand: the call takes a float.
        return FPDFFont_GetGlyphWidth!(font, code, 1000, pointer)
          ? readFloats(engine, pointer, 1)[0]! / 1000
          : 0;
      }),
    );
  } finally {
    engine.FPDFFont_Close(font);
  }
}

/** How wide a text is in sizes of its font; undefined where it has signs that are not known. */
export function measureText(text: string, widths: number[]): number | undefined {
  let sum = 0;
  for (const sign of text) {
    const code = PRINT[sign] ?? sign.codePointAt(0)!;
    const width = code < 0x80 || code > 0x9f || PRINT[sign] ? widths[code] : 0;
    if (!width) return undefined;
    sum += width;
  }
  return sum;
}
