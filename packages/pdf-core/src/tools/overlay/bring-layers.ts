import { PDFArray, PDFDict, PDFName, type PDFObjectCopier, type PDFRef } from '@cantoo/pdf-lib';
import type { EditedDocument } from '../../edit/edited-document.ts';
import { catalogRef, dictAt, touch } from '../../edit/open-document.ts';

const name = (text: string) => PDFName.of(text);

/** Lists the layers that drawings of one document brought into another, so that hidden ones stay hidden. */
export function bringLayers(from: EditedDocument, to: EditedDocument, copier: PDFObjectCopier): void {
  const properties = from.pdf.catalog.lookup(name('OCProperties'));
  if (!(properties instanceof PDFDict)) return;
  const config = properties.lookup(name('D'));
  const groups = refsOf(properties, 'OCGs');
  const isOff = config instanceof PDFDict && String(config.lookup(name('BaseState'))) === '/OFF';
  const on = new Set(config instanceof PDFDict ? refsOf(config, 'ON') : []);
  const hidden = isOff ? groups.filter((group) => !on.has(group)) : refsOf(config, 'OFF');
  const own = dictAt(to, to.pdf.catalog, catalogRef(to), name('OCProperties'));
  append(
    to,
    own,
    'OCGs',
    groups.map((group) => copier.copy(group)),
  );
  const ownConfig = dictAt(to, own, catalogRef(to), name('D'));
  append(
    to,
    ownConfig,
    'OFF',
    hidden.map((group) => copier.copy(group)),
  );
}

function refsOf(dict: unknown, key: string): PDFRef[] {
  const list = dict instanceof PDFDict ? dict.lookup(name(key)) : undefined;
  return list instanceof PDFArray ? (list.asArray() as PDFRef[]) : [];
}

/** The list is written anew into its dictionary, which is marked as changed by whoever asked for it. */
function append(doc: EditedDocument, dict: PDFDict, key: string, refs: PDFRef[]): void {
  if (!refs.length && dict.has(name(key))) return;
  dict.set(name(key), doc.pdf.context.obj([...refsOf(dict, key), ...refs]));
  touch(doc, catalogRef(doc));
}
