import { lookupDict, lookupName, lookupStream } from '../compress/model/access.ts';
import { readStream } from '../compress/model/read-stream.ts';
import { characterOf } from '../fonts-subset/encodings.ts';
import { readCff } from '../fonts-subset/read-cff.ts';
import { readType1 } from '../fonts-subset/read-type1.ts';
import { learnedText } from './learn-glyph-names.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import type { PdfDict } from '../pdf/values.ts';

/** The text of a glyph by its name: parts of a ligature are joined by low lines, and a form of a letter follows a dot. */
export function textOfGlyphName(name: string): string {
  const [plain] = name.split('.', 1);
  return plain!.split('_').map(textOfPart).join('');
}

function textOfPart(name: string): string {
  const long = /^uni((?:[0-9A-F]{4}){2,})$/.exec(name)?.[1];
  if (long) return long.replaceAll(/.{4}/g, (hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  const character = characterOf(name);
  if (character) return String.fromCodePoint(character);
  const small = SMALL_CAPITAL.exec(name)?.[1];
  return small ? textOfPart(small) : learnedText(name);
}

/** Whether every reader knows a name, without being asked. */
export function isKnownName(name: string): boolean {
  return name === '.notdef' || characterOf(name) !== undefined;
}

/** The names that a font program itself gives its codes, where it holds them. */
export function builtInNames(graph: PdfGraph, font: PdfDict): Map<number, string> | undefined {
  const descriptor = lookupDict(graph, font, 'FontDescriptor');
  const [type1, compact] = ['FontFile', 'FontFile3'].map((key) => lookupStream(graph, descriptor, key));
  try {
    if (type1) return readType1(readStream(graph, type1) ?? Buffer.alloc(0))?.encoding;
    const cff = compact && readCff(readStream(graph, compact) ?? Buffer.alloc(0));
    return cff && new Map([...cff.encoding].map(([code, glyph]) => [code, cff.names[glyph] ?? '']));
  } catch {
    // A program that cannot be read gives its codes no names.
    return undefined;
  }
}

const SYMBOL_FONTS = /^(?:[A-Z]{6}\+)?(?:Symbol|ZapfDingbats|Wingdings|Webdings)/;
/** Collections whose glyphs every reader knows. */
const COLLECTIONS = /^(?:Japan[12]|GB1|CNS1|Korea1|KR)$/;

export function isEmbedded(graph: PdfGraph, font: PdfDict | undefined): boolean {
  const descriptor = lookupDict(graph, font, 'FontDescriptor');
  return ['FontFile', 'FontFile2', 'FontFile3'].some(
    (key) => lookupStream(graph, descriptor, key) !== undefined,
  );
}

/** A font of signs, which every viewer has. */
export function isSymbolFont(graph: PdfGraph, font: PdfDict): boolean {
  return !isEmbedded(graph, font) && SYMBOL_FONTS.test(lookupName(graph, font, 'BaseFont') ?? '');
}

export function isKnownCollection(ordering: string): boolean {
  return COLLECTIONS.test(ordering);
}

/** Signs of mathematics and ornaments that no list has. They are no letters, whatever follows. */
const SIGN =
  /^(?:paren|bracket|brace|ang|floor|ceil|slash|backslash|radical|integral|contintegral|summation|product|coproduct|union|intersection|logical|circle|arrow|vector|bar|bardbl|less|greater|equal|similar|approx|equivalence|element|owner|universal|existential|nabla|infinity|prime|dagger|club|diamond|heart|spade|bullet|dot|hat|tilde|wide|asterisk|star|triangle|square|box|check|cross|minus|plus|multiply|divide|perpendicular|proportional|subset|superset|reflex|proper|precedes|follows|turnstile|lattice|emptyset|aleph|partial|mapsto|mapping|harpoon|hook|wreath|asteriskmath|visiblespace|mu1|openbullet|underscore|hyphen|space|quote|dash|fraction)/;
const SMALL_CAPITAL = /^([A-Z][a-z]{0,20})small$/;

/** Numbers and words that no list has say nothing. */
export function isTellingName(name: string): boolean {
  return name === '.notdef' || textOfGlyphName(name) !== '' || SIGN.test(name);
}

const TEXT = /[^\p{Cc}\ufffd\ufffe\uffff\ue000-\uf8ff\u200b-\u200f\u2060-\u2064\ufeff\p{VS}]|[\t\r\n]/u;

/** Whether a text says what is seen: signs of private use and replacements do not. */
export function isTellingText(text: string | undefined): boolean {
  return text !== undefined && TEXT.test(text);
}
