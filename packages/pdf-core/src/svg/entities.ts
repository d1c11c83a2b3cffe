import { PdfError } from '../errors.ts';

export type Prolog = { rest: string; entities: ReadonlyMap<string, string> };

const MOST_ENTITIES = 1000;
const LONGEST_ENTITY = 5000;
/** Characters that all entities of a drawing come to. */
const MOST_EXPANDED = 10_000_000;
const DECLARATION =
  /<!ENTITY\s{1,20}([\w.-]{1,100})\s{1,20}(?:"([^"<&%]{0,5000})"|'([^'<&%]{0,5000})')\s{0,20}>/g;

/**
 * A drawing without its document type. Older programs wrote styles as entities: those that are plain text are given, and
 * none that contains another, an element or an address of a file.
 */
export function readProlog(xml: string): Prolog {
  const start = xml.slice(0, 100_000).search(/<!DOCTYPE/i);
  const entities = new Map<string, string>();
  if (start < 0) return { rest: xml, entities };
  const sign = /[[>]/g;
  sign.lastIndex = start;
  const found = sign.exec(xml);
  if (found?.[0] !== '[') return { rest: xml.slice((found?.index ?? xml.length) + 1), entities };
  const end = /\]\s{0,100}>/g;
  end.lastIndex = found.index;
  const close = end.exec(xml);
  if (!close) return { rest: '', entities };
  for (const [, name, one, other] of xml.slice(found.index, close.index).matchAll(DECLARATION)) {
    if (entities.size >= MOST_ENTITIES) break;
    const value = one ?? other ?? '';
    if (value.length <= LONGEST_ENTITY && !entities.has(name!)) entities.set(name!, value);
  }
  return { rest: xml.slice(close.index + close[0].length), entities };
}

/** Replaces entities in texts and attributes. What they stand for is not looked at again. */
export function createExpander(entities: Prolog['entities']): (text: string) => string {
  let expanded = 0;
  return (text) => {
    if (!entities.size || !text.includes('&')) return text;
    return text.replace(/&([\w.-]{1,100});/g, (whole, name: string) => {
      const value = entities.get(name);
      if (value === undefined) return whole;
      expanded += value.length;
      if (expanded > MOST_EXPANDED) throw new PdfError('document_too_complex');
      return value;
    });
  };
}
