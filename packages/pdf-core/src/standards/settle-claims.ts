import { PdfError } from '../errors.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { openRaw } from '../pdf/open-raw.ts';
import { textOf } from '../pdf/text.ts';
import type { DocumentFile } from '../tool.ts';
import type { Touch } from '../tools/touch.ts';
import { type Claim, readClaims } from './claims.ts';
import { dropClaims } from './drop-claims.ts';
import { isKept } from './keep-claims.ts';
import { hasRivalSpots } from './rival-spots.ts';

/** What a tool did to its documents; `isCombined`: the result has something of several. */
type Losses = { losesTags: boolean; losesSignatures: boolean; isCombined: boolean };

/** The claims of a document; none if it is encrypted or cannot be read. */
export function claimsOf(bytes: Uint8Array): Claim[] {
  return readSafely(bytes, readClaims) ?? [];
}

/** The file without claims that are no longer certain. */
export function settleClaims(file: DocumentFile, touch: Touch | undefined, losses: Losses): DocumentFile {
  const claims = claimsOf(file.bytes);
  if (!claims.length) return file;
  const hasRgbIntent = readSafely(file.bytes, readRgbIntent) ?? false;
  const hasLanguage = readSafely(file.bytes, readLanguage) ?? false;
  // Where it cannot be found out, the claim is not certain.
  const isRival = losses.isCombined && (readSafely(file.bytes, hasRivalSpots) ?? true);
  const around = { ...losses, hasRgbIntent, hasLanguage, hasRivalSpots: isRival };
  const untrue = claims.filter((claim) => !isKept(claim, touch, around));
  return untrue.length ? { ...file, bytes: dropClaims(file.bytes, untrue) } : file;
}

function readRgbIntent(document: PdfDocument): boolean {
  return document.array(document.root.get('OutputIntents')).some((intent) => {
    const profile = document.dict(document.dict(intent)?.get('DestOutputProfile'));
    return document.resolve(profile?.get('N')) === 3;
  });
}

function readLanguage(document: PdfDocument): boolean {
  return Boolean(textOf(document.resolve(document.root.get('Lang'))));
}

function readSafely<T>(bytes: Uint8Array, read: (document: PdfDocument) => T): T | undefined {
  try {
    const document = openRaw(bytes);
    return document.trailer.has('Encrypt') ? undefined : read(document);
  } catch (error) {
    if (error instanceof PdfError || error instanceof RangeError) return undefined;
    throw error;
  }
}
