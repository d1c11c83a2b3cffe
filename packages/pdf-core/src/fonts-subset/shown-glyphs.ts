import { lookup, lookupArray, lookupDict, lookupName, resolve } from '../pdf/graph/access.ts';
import { readStream } from '../pdf/graph/read-stream.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { PdfName, PdfStream, type PdfDict } from '../pdf/values.ts';
import type { Cmap } from './cmap.ts';
import { characterOf, macRomanCharacter, namesOfCode, winAnsiCharacter } from './encodings.ts';
import { standardNameOf } from './cff-strings.ts';
import type { ProgramUse } from './font-programs.ts';
import type { CffFont } from './read-cff.ts';

/**
 * The glyphs that the codes of a font show. Readers differ, so each function returns every glyph that some reader
 * might use for a code, and undefined if that is unknown, so that the font stays whole.
 */
export type Glyphs = Set<number> | undefined;

/** Codes that may have no glyph without anything being wrong: controls and spaces. */
function isBlank(code: number): boolean {
  return code <= 32 || code === 127 || code === 160 || code === 173;
}

export function glyphsOfComposite(
  graph: PdfGraph,
  { font, descendant }: ProgramUse,
  codes: Set<number>,
  cff: CffFont | undefined,
): Glyphs {
  const encoding = lookupName(graph, font, 'Encoding');
  if (encoding !== 'Identity-H' && encoding !== 'Identity-V') return undefined;
  const map = lookup(graph, descendant, 'CIDToGIDMap');
  const table = map instanceof PdfStream ? readStream(graph, map) : undefined;
  if (map instanceof PdfStream && !table) return undefined;
  const glyphOfCid = cff?.isCid ? new Map(cff.cids.map((cid, glyph) => [cid, glyph])) : undefined;
  const glyphs = new Set([0]);
  for (const cid of codes) {
    if (table) glyphs.add(2 * cid + 1 < table.length ? table.readUInt16BE(2 * cid) : 0);
    else glyphs.add(glyphOfCid ? (glyphOfCid.get(cid) ?? 0) : cid);
  }
  return glyphs;
}

/** The entries of the font's Encoding for single codes. */
export function readDifferences(graph: PdfGraph, font: PdfDict): Map<number, string> {
  const names = new Map<number, string>();
  let code = 0;
  for (const item of lookupArray(graph, lookupDict(graph, font, 'Encoding'), 'Differences') ?? []) {
    const value = resolve(graph, item);
    if (typeof value === 'number') code = value;
    else if (value instanceof PdfName) names.set(code++, value.name);
  }
  return names;
}

/** Every name a code may stand for in a font that finds its glyphs by name. */
export function namesShown(graph: PdfGraph, font: PdfDict, codes: Set<number>): Set<string> {
  const differences = readDifferences(graph, font);
  const names = new Set<string>();
  for (const code of codes) for (const name of namesFor(code, differences)) names.add(name);
  return names;
}

function namesFor(code: number, differences: Map<number, string>): string[] {
  const own = differences.get(code);
  return own === undefined ? namesOfCode(code) : [own, ...namesOfCode(code)];
}

const NAMES_OF_NOTHING = new Set(['.notdef', 'nbspace', 'sfthyphen', 'space', 'nonbreakingspace']);

export function glyphsOfSimpleCff(graph: PdfGraph, font: PdfDict, codes: Set<number>, cff: CffFont): Glyphs {
  if (cff.isCid) return undefined;
  const differences = readDifferences(graph, font);
  const glyphOfName = new Map(cff.names.map((name, glyph) => [name, glyph]));
  const glyphs = new Set([0]);
  for (const code of codes) {
    const own = differences.get(code);
    if (own !== undefined && !glyphOfName.has(own) && !NAMES_OF_NOTHING.has(own)) return undefined;
    const found = namesFor(code, differences).map((name) => glyphOfName.get(name));
    const candidates = [...found, cff.encoding.get(code)].filter((glyph) => glyph !== undefined);
    if (candidates.length === 0 && !isBlank(code) && own === undefined) return undefined;
    for (const glyph of candidates) glyphs.add(glyph);
  }
  return glyphs;
}

const GLYPH_BY_NUMBER = /^(?:g|glyph|index|cid|G)(\d+)$/;

export function glyphsOfSimpleTrueType(
  graph: PdfGraph,
  font: PdfDict,
  codes: Set<number>,
  cmaps: Cmap[] | undefined,
): Glyphs {
  if (!cmaps) return undefined;
  const differences = readDifferences(graph, font);
  const glyphs = new Set([0]);
  for (const code of codes) {
    const own = differences.get(code);
    const numbered = own === undefined ? undefined : GLYPH_BY_NUMBER.exec(own)?.[1];
    const character = own === undefined ? undefined : characterOf(own);
    if (own !== undefined && character === undefined && numbered === undefined && own !== '.notdef')
      return undefined;
    if (numbered !== undefined) glyphs.add(Number(numbered));
    const candidates = charactersFor(code, character);
    for (const { platform, glyphOf } of cmaps) {
      for (const candidate of candidates) glyphs.add(glyphOf.get(candidate) ?? 0);
      if (platform === 1 && character !== undefined) glyphs.add(glyphOf.get(macCodeOf(character)) ?? 0);
    }
  }
  return glyphs;
}

/** The code itself, the private areas that symbol fonts use, and what the usual encodings make of it. */
function charactersFor(code: number, character: number | undefined): number[] {
  const standard = characterOf(standardNameOf(code) ?? '');
  const symbols = [0xf000, 0xf100, 0xf200].map((area) => area + code);
  const encoded = [winAnsiCharacter(code), macRomanCharacter(code), character, standard];
  return [code, ...symbols, ...encoded.filter((value) => value !== undefined)];
}

const macCodes = new Map(Array.from({ length: 224 }, (_, k) => [macRomanCharacter(k + 32), k + 32]));

function macCodeOf(character: number): number {
  return macCodes.get(character) ?? -1;
}
