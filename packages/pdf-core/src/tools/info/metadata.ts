import type { PdfDocument } from '../../pdf/document.ts';
import { textOf } from '../../pdf/text.ts';

export type Metadata = {
  title?: string;
  author?: string;
  subject?: string;
  keywords?: string;
  creator?: string;
  producer?: string;
  /** ISO 8601. */
  created?: string;
  modified?: string;
};

const KEYS = {
  title: 'Title',
  author: 'Author',
  subject: 'Subject',
  keywords: 'Keywords',
  creator: 'Creator',
  producer: 'Producer',
  created: 'CreationDate',
  modified: 'ModDate',
} as const;

export function readMetadata(document: PdfDocument): Metadata {
  const info = document.dict(document.trailer.get('Info'));
  const found = Object.entries(KEYS).flatMap(([name, key]) => {
    const text = textOf(document.resolve(info?.get(key)))?.trim();
    const value = text && (name === 'created' || name === 'modified') ? isoDate(text) : text;
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(found);
}

/** D:20260131120000+01'00' as 2026-01-31T12:00:00+01:00. */
function isoDate(text: string): string | undefined {
  const parts = /^D?:?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:(Z)|([+-]\d\d)'?(\d\d)?)?/.exec(text);
  if (!parts) return undefined;
  const [
    ,
    year,
    month = '01',
    day = '01',
    hour = '00',
    minute = '00',
    second = '00',
    utc,
    zone,
    zoneMinute = '00',
  ] = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${utc ?? (zone ? `${zone}:${zoneMinute}` : '')}`;
}
