import { dictOf, lookup, lookupName } from '../compress/model/access.ts';
import { macRomanCharacter, winAnsiCharacter, characterOf } from '../fonts-subset/encodings.ts';
import { standardNameOf } from '../fonts-subset/cff-strings.ts';
import { readDifferences } from '../fonts-subset/shown-glyphs.ts';
import {
  builtInNames,
  isEmbedded,
  isSymbolFont,
  isTellingName,
  isTellingText,
  textOfGlyphName,
} from './glyph-names.ts';
import type { CodeMap } from './to-unicode.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import { PdfName, type PdfDict } from '../pdf/values.ts';

/** What the codes of a font of one byte mean, and of which of them nothing says it. */
export function readEncoding(
  graph: PdfGraph,
  font: PdfDict,
  meanings: CodeMap | undefined,
): { textOf: (code: number) => string; isUnread: (code: number) => boolean } {
  const encoding = lookup(graph, font, 'Encoding');
  const named =
    encoding instanceof PdfName ? encoding.name : lookupName(graph, dictOf(encoding), 'BaseEncoding');
  const differences = readDifferences(graph, font);
  const builtIn = named ? undefined : builtInNames(graph, font);
  const isBlind = !named && !builtIn && isEmbedded(graph, font);
  const isSymbols = isSymbolFont(graph, font);
  const texts = Array.from({ length: 256 }, (_, code) => {
    const told = meanings?.text.get(code);
    if (told !== undefined) return told;
    const own = differences.get(code);
    if (own !== undefined) return textOfGlyphName(own);
    if (named === 'WinAnsiEncoding') return textOfCharacter(winAnsiCharacter(code));
    if (named === 'MacRomanEncoding') return textOfCharacter(macRomanCharacter(code));
    const given = builtIn?.get(code);
    if (given !== undefined) return textOfGlyphName(given);
    const standard = standardNameOf(code);
    return textOfCharacter(standard ? characterOf(standard) : winAnsiCharacter(code));
  });
  return {
    textOf: (code) => texts[code]!,
    isUnread: (code) => {
      const name = differences.get(code) ?? builtIn?.get(code);
      if (isSymbols || isTellingText(meanings?.text.get(code))) return false;
      if (meanings?.text.has(code)) return true;
      return name === undefined ? isBlind : !isTellingName(name);
    },
  };
}

function textOfCharacter(character: number | undefined): string {
  return character ? String.fromCodePoint(character) : '';
}
