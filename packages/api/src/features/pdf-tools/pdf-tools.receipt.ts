/** Never stored: passwords of documents, certificates to sign with, and pictures of signatures. */
const SECRETS = new Set(['password', 'ownerPassword', 'certificate', 'passphrase', 'image', 'markPictures']);
/** Answers in forms and text placed on pages are for the document alone. */
const PRIVATE = new Set(['fields', 'signMarks']);
const NOT_OPTIONS = new Set(['fileId', 'fileIds', 'operationId', 'previewId']);
const MAX_CHARACTERS = 20_000;

/**
 * What was asked for, as it may be kept: what was left out is named, and work with something left out cannot be done
 * again from its receipt.
 */
export function writeReceipt(input: Record<string, unknown>): Record<string, unknown> {
  const omitted = new Set<string>();
  const kept = Object.fromEntries(
    Object.entries(input)
      .filter(([name]) => !NOT_OPTIONS.has(name))
      .map(([name, value]) => [name, keep(name, value, omitted)])
      .filter(([, value]) => value !== undefined),
  ) as Record<string, unknown>;
  const isLong = JSON.stringify(kept).length > MAX_CHARACTERS;
  if (isLong) for (const name of Object.keys(kept)) omitted.add(name);
  return { ...(isLong ? {} : kept), ...(omitted.size ? { omitted: [...omitted] } : {}) };
}

function keep(name: string, value: unknown, omitted: Set<string>): unknown {
  if (value === undefined || value === '') return value;
  if (SECRETS.has(name) || PRIVATE.has(name)) {
    omitted.add(name);
    return undefined;
  }
  if (Array.isArray(value)) return value.map((one) => keep('', one, omitted));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, keep(key, one, omitted)]));
}
