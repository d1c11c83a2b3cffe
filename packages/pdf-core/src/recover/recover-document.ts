import { asBytes } from '../pdf/as-bytes.ts';
import { attempt } from '../pdf/attempt.ts';
import { openDocument } from '../pdf/open.ts';
import {
  countLost,
  recoverByReading,
  type Recovered,
  remember,
  type Repair,
  writeRepaired,
} from './recover-by-reading.ts';

/**
 * The one recovery of all tools: what our own reader cannot make sense of is left to PDFium. A file that neither can
 * read is given back for the tool to refuse.
 */
export async function recoverDocument(source: Uint8Array): Promise<Recovered> {
  const recovered = recoverByReading(source);
  if (recovered) return recovered;
  const written = await writeWithPdfium(source);
  return remember(source, written ?? { bytes: source });
}

/**
 * Other ways of rewriting a document that a reader refused although its cross-reference is correct: only what the
 * catalog reaches, and then PDFium's version of it.
 */
export async function* rewriteDocument(source: Uint8Array): AsyncGenerator<Recovered> {
  const own = attempt(() => writeRepaired(asBytes(source)));
  if (own) yield own;
  const written = await writeWithPdfium(source);
  if (written) yield written;
}

async function writeWithPdfium(source: Uint8Array): Promise<Recovered | undefined> {
  const { repairDocument } = await import('../pdfium/save.ts');
  const written = await repairDocument(source).catch(() => undefined);
  const again = written && recoverByReading(written);
  return again && { bytes: again.bytes, repair: again.repair ?? describeRepair(again.bytes) };
}

function describeRepair(bytes: Uint8Array): Repair {
  const open = attempt(() => openDocument(bytes));
  return { pages: open?.pages.pages.length ?? 0, pagesLost: open ? countLost(open) : 0, objectsLost: 0 };
}
