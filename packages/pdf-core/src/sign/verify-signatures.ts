import type { X509Certificate } from 'node:crypto';
import { PDFArray, PDFDict, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import { listFields, textOf, type FormField } from '../edit/form-fields.ts';
import { openDocument } from '../edit/open-document.ts';
import { checkCms, type CmsVerdict } from './read-cms.ts';

export type SignatureReport = {
  field: string;
  /** The name in the certificate; the one claimed in the document where there is no certificate. */
  signer: string;
  issuer: string;
  /** Nobody but the signer vouches for the name. */
  selfSigned: boolean;
  validFrom?: string;
  validTo?: string;
  /** When the signer says it was signed, ISO 8601. */
  time?: string;
  reason?: string;
  location?: string;
  /** `whole`: all of the file as it is. `revision`: the file as it was, with things added since. `partial`: neither. */
  coverage: 'whole' | 'revision' | 'partial';
  /** Which revision of the file it covers, counted by signatures: 1 is the first that was signed. */
  revision: number;
  valid: boolean;
  /** Why it is not valid, in a sentence. */
  problem?: string;
};

type Range = { start: number; gapStart: number; gapEnd: number; end: number };

/** Every signature in a document, checked by its bytes. Untrusted signatures end in `valid: false`, never in a crash. */
export async function verifySignatures(bytes: Uint8Array, password?: string): Promise<SignatureReport[]> {
  const doc = await openDocument(bytes, { password });
  const signed = listFields(doc).flatMap((field) => {
    const dict = doc.pdf.context.lookup(field.inherited.get('V'));
    return field.type === 'Sig' && dict instanceof PDFDict ? [{ field, dict, range: rangeOf(dict) }] : [];
  });
  const ends = [...new Set(signed.map(({ range }) => range?.end ?? 0))].sort((a, b) => a - b);
  return signed.map(({ field, dict, range }) => {
    const verdict = judge(bytes, dict, range);
    const revision = ends.indexOf(range?.end ?? 0) + 1;
    return { ...describe(field, dict, verdict), coverage: coverageOf(bytes, range), revision };
  });
}

const invalid = (problem: string): CmsVerdict => ({ certificate: undefined, time: undefined, problem });

function judge(bytes: Uint8Array, dict: PDFDict, range: Range | undefined): CmsVerdict {
  if (!range || range.end > bytes.length)
    return invalid('The signature does not say which bytes it covers, or they are missing.');
  const hole = Buffer.from(bytes.subarray(range.gapStart, range.gapEnd)).toString('latin1').trim();
  // Anything else in the hole would be content that nobody signed.
  if (range.start !== 0 || !/^<[0-9a-fA-F\s]*>$/.test(hole))
    return invalid('The signature leaves bytes out that it should cover.');
  const cms = Buffer.from(hole.replace(/[<>\s]/g, ''), 'hex');
  const subFilter = nameAt(dict, 'SubFilter');
  if (subFilter === 'adbe.x509.rsa_sha1')
    return invalid(
      'This kind of signature (adbe.x509.rsa_sha1) is no longer considered safe and is not checked.',
    );
  try {
    return checkCms(
      cms,
      [bytes.subarray(0, range.gapStart), bytes.subarray(range.gapEnd, range.end)],
      subFilter,
    );
  } catch (cause) {
    return invalid(
      `The signature could not be read: ${cause instanceof Error ? cause.message : 'it is damaged'}.`,
    );
  }
}

function rangeOf(dict: PDFDict): Range | undefined {
  const array = dict.lookup(PDFName.of('ByteRange'));
  if (!(array instanceof PDFArray) || array.size() !== 4) return undefined;
  const numbers = array.asArray().map((item) => (item instanceof PDFNumber ? item.asNumber() : -1));
  const [start = -1, length = -1, gapEnd = -1, rest = -1] = numbers;
  if (numbers.some((number) => number < 0 || !Number.isSafeInteger(number)) || gapEnd <= start + length)
    return undefined;
  return { start, gapStart: start + length, gapEnd, end: gapEnd + rest };
}

function coverageOf(bytes: Uint8Array, range: Range | undefined): SignatureReport['coverage'] {
  if (!range || range.start !== 0 || range.end > bytes.length) return 'partial';
  const after = Buffer.from(bytes.subarray(range.end, range.end + 64)).toString('latin1');
  if (range.end === bytes.length || (bytes.length - range.end <= 4 && !after.trim())) return 'whole';
  const tail = Buffer.from(bytes.subarray(Math.max(0, range.end - 16), range.end)).toString('latin1');
  return /%%EOF\s*$/.test(tail) ? 'revision' : 'partial';
}

function describe(field: FormField, dict: PDFDict, verdict: CmsVerdict) {
  const { certificate, problem } = verdict;
  const reason = textAt(dict, 'Reason');
  const location = textAt(dict, 'Location');
  const time = verdict.time ?? dateAt(dict, 'M');
  const expired = certificate && time && (time < certificate.validFromDate || time > certificate.validToDate);
  const sentence = problem ?? (expired ? 'The certificate was not valid at the time of signing.' : undefined);
  return {
    field: field.name,
    signer: commonName(certificate?.subject) ?? textAt(dict, 'Name') ?? '',
    issuer: commonName(certificate?.issuer) ?? '',
    selfSigned: certificate ? certificate.subject === certificate.issuer : false,
    validFrom: isoTime(certificate?.validFromDate),
    validTo: isoTime(certificate?.validToDate),
    time: isoTime(time),
    reason,
    location,
    valid: sentence === undefined,
    problem: sentence,
  };
}

/** Certificates may carry dates that are none. */
function isoTime(date: Date | undefined): string | undefined {
  return date && Number.isFinite(date.getTime()) ? date.toISOString() : undefined;
}

function commonName(subject: X509Certificate['subject'] | undefined): string | undefined {
  return /^CN=(.*)$/m.exec(subject ?? '')?.[1] ?? subject?.split('\n')[0];
}

function textAt(dict: PDFDict, key: string): string | undefined {
  return textOf(dict.lookup(PDFName.of(key)));
}

function nameAt(dict: PDFDict, key: string): string {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : '';
}

function dateAt(dict: PDFDict, key: string): Date | undefined {
  const value = dict.lookup(PDFName.of(key));
  if (!(value instanceof PDFString)) return undefined;
  try {
    return value.decodeDate();
  } catch {
    // A date that is none says nothing.
    return undefined;
  }
}
