import { listDestinations } from '../pdf/destinations.ts';
import type { PdfDocument } from '../pdf/document.ts';
import type { OpenDocument } from '../pdf/open.ts';
import { textOf } from '../pdf/text.ts';
import { readNameTree } from '../pdf/trees.ts';
import { nameOf, type PdfValue } from '../pdf/values.ts';
import { listFields } from '../tools/info/fields.ts';
import { type Part, PARTS } from '../tools/notices.ts';

/** What a document has of each part, by names that tools do not change, or by any name where they do. */
export type PartNames = Record<Part, string[]>;

export function listParts({ document, pages }: OpenDocument): PartNames {
  const { root } = document;
  const found = Object.fromEntries(PARTS.map((part) => [part, [] as string[]])) as PartNames;
  const has = (key: string) => document.resolve(root.get(key)) !== null;
  const note = (part: Part, isThere: boolean) => {
    if (isThere) found[part].push(part);
  };
  const names = document.dict(root.get('Names'));
  const form = document.dict(root.get('AcroForm'));
  const fields = form ? listFields(document) : [];
  found.attachments = readNameTree(document, names?.get('EmbeddedFiles')).map(([, file]) =>
    fileName(document, file),
  );
  found.associated_files = document.array(root.get('AF')).map((file) => fileName(document, file));
  found.layers = document
    .array(document.dict(root.get('OCProperties'))?.get('OCGs'))
    .map((layer) => textOf(document.resolve(document.dict(layer)?.get('Name'))) ?? '');
  found.scripts = readNameTree(document, names?.get('JavaScript')).map(() => 'script');
  note('scripts', nameOf(document.resolve(document.dict(root.get('OpenAction'))?.get('S'))) === 'JavaScript');
  note('scripts', has('AA'));
  found.destinations = [...listDestinations(document).keys()].map(() => 'destination');
  found.articles = document.array(root.get('Threads')).map(() => 'article');
  found.thumbnails = pages.pages.flatMap(({ entries }) => (entries.has('Thumb') ? ['thumbnail'] : []));
  found.form_fields = fields.map(() => 'field');
  found.signatures = fields.flatMap(({ type, filled }) => (type === 'Sig' && filled ? ['signature'] : []));
  note('tags', document.dict(root.get('StructTreeRoot')) !== undefined);
  note('page_labels', has('PageLabels'));
  note('xfa', form?.has('XFA') ?? false);
  note('portfolio', has('Collection'));
  note('output_intents', document.array(root.get('OutputIntents')).length > 0);
  note('bookmarks', document.dict(document.dict(root.get('Outlines'))?.get('First')) !== undefined);
  note('language', textOf(document.resolve(root.get('Lang'))) !== undefined);
  note('metadata', has('Metadata'));
  return found;
}

function fileName(document: PdfDocument, value: PdfValue): string {
  const file = document.dict(value);
  return textOf(document.resolve(file?.get('UF') ?? file?.get('F'))) ?? '';
}
