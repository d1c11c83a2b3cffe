import type { PdfDocument } from '../pdf/document.ts';
import { PdfRef, type PdfValue } from '../pdf/values.ts';
import { type Certificate, readCertificate } from './certificate.ts';
import type { RevocationData } from './revocation.ts';

/** More than any document has; each may take a signature check. */
const MOST_ENTRIES = 500;

/** What a document carries to be checked with for years: its /DSS, and what that keeps for single signatures. */
export function readValidationData(document: PdfDocument): {
  certificates: Certificate[];
  revocation: RevocationData;
} {
  const store = document.dict(document.root.get('DSS'));
  const single = [...(document.dict(store?.get('VRI'))?.values() ?? [])].slice(0, MOST_ENTRIES);
  const places = [store, ...single.map((value) => document.dict(value))];
  const read = (keys: string[]) =>
    places.flatMap((place) => keys.flatMap((key) => streamsOf(document, place?.get(key))));
  return {
    certificates: distinct(read(['Certs', 'Cert'])).flatMap((bytes) => readCertificate(bytes) ?? []),
    revocation: { crls: distinct(read(['CRLs', 'CRL'])), ocsps: distinct(read(['OCSPs', 'OCSP'])) },
  };
}

function streamsOf(document: PdfDocument, value: PdfValue | undefined): Buffer[] {
  const refs = document.array(value).filter((item) => item instanceof PdfRef);
  return refs.slice(0, MOST_ENTRIES).flatMap(({ number }) => {
    try {
      return document.stream(number) ?? [];
    } catch {
      // Data that cannot be decompressed is ignored.
      return [];
    }
  });
}

function distinct(items: Buffer[]): Buffer[] {
  return [...new Map(items.map((item) => [item.toString('latin1'), item])).values()].slice(0, MOST_ENTRIES);
}
