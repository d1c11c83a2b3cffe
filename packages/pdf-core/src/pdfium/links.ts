import type { PdfiumDocument } from './document.ts';
import { readFloats, readInteger, readUtf8, withMemory } from './memory.ts';
import { type Box, placeBox, readPlacement } from './placement.ts';

/** Where a click on a page leads to an address outside. */
export type PageLink = Box & { address: string };

const URI = 3;
/** A page with more links than this is a list of them: what comes after is not looked at. */
const MOST_LINKS = 2000;
const LONGEST = 2000;
/** Addresses that a reader may follow from a document that somebody else wrote. */
const ALLOWED = /^(?:https?:\/\/|mailto:|tel:)[^\s"<>]+$/iu;

export function readLinks(document: PdfiumDocument, page: number): PageLink[] {
  const { engine } = document;
  const placement = readPlacement(engine, page);
  const links: PageLink[] = [];
  withMemory(engine, 24, (pointer) => {
    const [place, found, edges] = [pointer, pointer + 4, pointer + 8];
    engine.heap().fill(0, pointer, pointer + 24);
    for (let count = 0; count < MOST_LINKS && engine.FPDFLink_Enumerate(page, place, found); count++) {
      const link = readInteger(engine, found);
      const address = readAddress(document, link);
      if (!address || !engine.FPDFLink_GetAnnotRect(link, edges)) continue;
      links.push({ ...placeBox(placement, readFloats(engine, edges, 4)), address });
    }
  });
  return links;
}

function readAddress({ engine, handle }: PdfiumDocument, link: number): string {
  const action = engine.FPDFLink_GetAction(link);
  if (!action || engine.FPDFAction_GetType(action) !== URI) return '';
  const address = readUtf8(engine, (buffer, size) =>
    engine.FPDFAction_GetURIPath(handle, action, buffer, size),
  ).trim();
  return address.length <= LONGEST && ALLOWED.test(address) ? address : '';
}
