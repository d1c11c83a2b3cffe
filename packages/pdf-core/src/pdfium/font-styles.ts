import { readEmbeddedStyle } from './embedded-style.ts';
import type { Engine } from './engine.ts';
import { readInteger, readUtf8, withMemory } from './memory.ts';

/** The style of a font, from its name and its flags. */
export type FontStyle = { name: string; bold: boolean; italic: boolean; fixed: boolean };

const FIXED_PITCH = 1;
const ITALIC = 1 << 6;
const FORCE_BOLD = 1 << 18;
const BOLD_WEIGHT = 600;
/** PDFium reckons weights from how thick stems are said to be, which some printers write in another unit. */
const HEAVIEST = 1000;
/** What drivers call fonts whose names they do not know. */
const NAMELESS = /^(?:CIDFont\+)?[A-Z]{0,2}\d{0,4}$/u;
/** A page with more fonts than this is not told apart further. */
const MOST_FONTS = 1000;

type FontList = { fonts: FontStyle[]; place: (textObject: number) => number };

/** The fonts of a page in the order in which they are met. */
export function makeFontList(engine: Engine): FontList {
  const fonts: FontStyle[] = [];
  const places = new Map<number, number>();
  const place = (textObject: number) => {
    const font = engine.direct.FPDFTextObj_GetFont!(textObject);
    const known = places.get(font);
    if (known !== undefined) return known;
    if (fonts.length < MOST_FONTS) fonts.push(readStyle(engine, font));
    places.set(font, fonts.length - 1);
    return fonts.length - 1;
  };
  return { fonts, place };
}

function readStyle(engine: Engine, font: number): FontStyle {
  if (!font) return { name: '', bold: false, italic: false, fixed: false };
  const written = readUtf8(engine, (buffer, size) => engine.FPDFFont_GetBaseFontName(font, buffer, size));
  // A part of a font is named after the whole, with six letters before.
  const base = written.replace(/^[A-Z]{6}\+/, '');
  const isNameless = NAMELESS.test(base);
  const family = isNameless
    ? readUtf8(engine, (buffer, size) => engine.FPDFFont_GetFamilyName(font, buffer, size))
    : '';
  const name = family || base;
  const flags = engine.FPDFFont_GetFlags(font);
  const weight = engine.FPDFFont_GetWeight(font);
  const isNamedBold = /bold|black|heavy|demi|semibold|\bBd\b|-B(?:I|old)?$|CMBX|CMB\d/i.test(base);
  // The program of the font knows better than the thickness of its stems.
  const embedded =
    isNameless || (weight >= BOLD_WEIGHT && !isNamedBold) ? readEmbeddedStyle(engine, font) : undefined;
  const bold =
    isNamedBold ||
    (flags !== -1 && (flags & FORCE_BOLD) !== 0) ||
    (embedded?.bold ?? (weight >= BOLD_WEIGHT && weight <= HEAVIEST));
  const slant = withMemory(engine, 4, (pointer) =>
    engine.FPDFFont_GetItalicAngle(font, pointer) ? readInteger(engine, pointer) : 0,
  );
  const italic =
    /italic|oblique|CMTI|CMMI/i.test(base) ||
    (flags !== -1 && (flags & ITALIC) !== 0) ||
    slant !== 0 ||
    (isNameless && embedded?.italic === true);
  // The standard fonts come without flags.
  const fixed = /courier|mono|consolas|CMTT/i.test(name) || (flags !== -1 && (flags & FIXED_PITCH) !== 0);
  return { name, bold, italic, fixed };
}
