import { Copier } from '../pdf/copier.ts';
import { listKids } from '../pdf/pages.ts';
import type { OpenDocument } from '../pdf/open.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { limits } from '../limits.ts';
import { isDict, nameOf, PdfRef, type PdfValue } from '../pdf/values.ts';
import { PdfWriter } from '../pdf/writer.ts';

/** All that the catalog leads to, written with a table of objects and stream lengths that are right. */
export function writeAnew({ document, pages }: OpenDocument): { bytes: Buffer; objectsLost: number } {
  const writer = new PdfWriter(Math.ceil(document.bytes.length * 1.1) + 16_384, versionOf(document.bytes));
  const copier = new Copier(document, writer);
  mendPageTree(document, copier);
  const root = copier.token(document.trailer.get('Root'));
  const info = document.trailer.get('Info');
  const infoEntry = info instanceof PdfRef && isDict(document.resolve(info)) ? copier.token(info) : '';
  copier.drain();
  // A page that no tree leads to is not reached from the catalog.
  if (!root.endsWith(' R') || pages.pages.some(({ number }) => number && !copier.mapped(number)))
    return { bytes: Buffer.alloc(0), objectsLost: copier.missing.size };
  const trailer = `/Root ${root}${infoEntry.endsWith(' R') ? `/Info ${infoEntry}` : ''}`;
  return { bytes: writer.finish(trailer), objectsLost: copier.missing.size };
}

/** Kids that are not there are taken out of the tree, and its nodes count those that are. */
function mendPageTree(document: PdfDocument, copier: Copier): void {
  const seen = new Set<number>();
  const countBelow = (ref: PdfValue, depth: number): number => {
    const dict = document.dict(ref);
    const kids = listKids(document, dict?.get('Kids'));
    if (!dict || !Array.isArray(kids) || nameOf(document.resolve(dict.get('Type'))) === 'Page')
      return dict ? 1 : 0;
    const number = ref instanceof PdfRef ? ref.number : 0;
    if (seen.has(number) || depth > limits.nestingDepth) return 0;
    if (number) seen.add(number);
    const counts = kids.map((kid) => countBelow(kid, depth + 1));
    const count = counts.reduce((sum, below) => sum + below, 0);
    const entries = number ? document.entries(number) : null;
    const there = kids.filter((_, place) => counts[place]);
    const put = (key: string, text: string) => {
      const entry = entries?.get(key);
      if (entry) copier.edit(number, [{ start: entry.valueStart, end: entry.valueEnd, text: ` ${text} ` }]);
    };
    if (there.length < kids.length || kids !== document.resolve(dict.get('Kids')))
      put('Kids', copier.token(there));
    if (document.resolve(dict.get('Count')) !== count) put('Count', String(count));
    return count;
  };
  countBelow(document.root.get('Pages') ?? null, 0);
}

function versionOf(bytes: Buffer): string {
  return /%PDF-(\d\.\d)/.exec(bytes.toString('latin1', 0, 1024))?.[1] ?? '1.7';
}
