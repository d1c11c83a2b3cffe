import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  cutPassages,
  embedText,
  openSegment,
  packTerms,
  type Passage,
  recogniseLanguage,
  type Segment,
  shippedVectors,
} from '@sheaf/passages';
import type { Page } from '../chat/question-set.ts';

export type Shelved = { name: string; pages: Page[]; passages: Passage[]; segment: Segment };

const DOCS = join(import.meta.dirname, '../../docs');

/** A document as it is kept to be searched. */
export function shelve(name: string, pages: Page[]): Shelved {
  const vectors = shippedVectors();
  const passages = cutPassages(pages);
  const { code } = recogniseLanguage(pages.map(({ text }) => text).join('\n'), () => true);
  const join8 = (parts: ArrayLike<number>[]) => Uint8Array.from(parts.flatMap((part) => Array.from(part)));
  const packed = {
    fileId: name,
    stamp: '1',
    language: code,
    count: passages.length,
    vectors: new Uint8Array(
      Int8Array.from(passages.flatMap(({ text }) => Array.from(embedText(vectors, text)))).buffer,
    ),
    terms: join8(passages.map(({ text }) => packTerms(text))),
  };
  return { name, pages, passages, segment: openSegment(packed, false) };
}

/** The project's own pages: what else lies in a library, and answers none of the questions. */
export function shelveFiller(): Shelved[] {
  const names = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  return names.map((name) => shelve(name, [{ page: 1, text: readFileSync(join(DOCS, name), 'utf8') }]));
}
