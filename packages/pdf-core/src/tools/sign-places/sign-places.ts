import { onlyInput } from '../../edit/only-input.ts';
import { isSignedField, listFields } from '../../edit/form-fields.ts';
import { openDocument } from '../../edit/open-document.ts';
import { findWidgetPages, placesOf } from '../../edit/widget-places.ts';
import { withDocument } from '../../pdfium/document.ts';
import { readPageInput } from '../../pdfium/page-input.ts';
import { throwIfAborted, type Tool, type ToolContext } from '../../tool.ts';
import { findSignPlaces } from './find-sign-places.ts';
import type { SignPlacesOptions } from './options.ts';
import type { SignPlace, SignPlacesReport } from './report.ts';

/** Signatures stand at the end, or at the beginning: of a long document the pages between are not read. */
const FIRST_PAGES = 60;
const LAST_PAGES = 60;
const MOST_PLACES = 500;
/** Where lines with nothing but a name are looked for on the whole page. */
const END_PAGES = 2;
/** Points. */
const BESIDE_FIELD = 24;

export const signPlaces: Tool<SignPlacesOptions, SignPlacesReport> = async (
  inputs,
  { password },
  context,
) => {
  const { bytes } = onlyInput(inputs);
  const { fields, signatures } = await readSignatureFields(bytes, password);
  const { lines, skipped } = await readLines(bytes, password, context);
  const isFree = (line: SignPlace) => !fields.some((field) => isSamePlace(field, line));
  const places = [...fields, ...lines.filter(isFree)].toSorted(
    (one, other) => one.page - other.page || other.y - one.y || one.x - other.x,
  );
  const tooMany = Math.max(0, places.length - MOST_PLACES);
  const left = { ...(skipped && { pages: skipped }), ...(tooMany && { places: tooMany }) };
  return {
    files: [],
    report: {
      places: places.slice(0, MOST_PLACES),
      signatures,
      ...(skipped || tooMany ? { leftOut: left } : {}),
    },
  };
};

async function readSignatureFields(bytes: Uint8Array, password: string | undefined) {
  const doc = await openDocument(bytes, { password });
  const all = listFields(doc).filter(({ type }) => type === 'Sig');
  const pageOf = findWidgetPages(doc);
  const empty = all.filter((field) => !isSignedField(field));
  const fields = empty.flatMap((field): SignPlace[] =>
    placesOf(doc, field, pageOf)
      .filter(({ width, height }) => width > 0 && height > 0)
      .map((place) => ({ kind: 'signature', label: field.name, field: field.name, ...place })),
  );
  return { fields, signatures: all.length - empty.length };
}

async function readLines(bytes: Uint8Array, password: string | undefined, context?: ToolContext) {
  return withDocument(bytes, password ? { password } : {}, (document) => {
    const { pageCount } = document;
    const lines: SignPlace[] = [];
    for (let index = 0; index < pageCount; index++) {
      if (index >= FIRST_PAGES && index < pageCount - LAST_PAGES) continue;
      throwIfAborted(context);
      for (const place of findSignPlaces(readPageInput(document, index), index >= pageCount - END_PAGES))
        lines.push({ page: index + 1, ...place });
    }
    return { lines, skipped: Math.max(0, pageCount - FIRST_PAGES - LAST_PAGES) };
  });
}

/** What is found in, over or under a field of the form is its label or its line. */
function isSamePlace(field: SignPlace, line: SignPlace): boolean {
  return (
    field.page === line.page &&
    line.x < field.x + field.width &&
    field.x < line.x + line.width &&
    line.y > field.y - BESIDE_FIELD &&
    line.y < field.y + field.height + BESIDE_FIELD
  );
}
