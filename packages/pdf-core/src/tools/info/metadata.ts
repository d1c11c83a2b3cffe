import { readDate } from '../../pdf/dates.ts';
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
    const value = text && (name === 'created' || name === 'modified') ? readDate(text) : text;
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(found);
}
