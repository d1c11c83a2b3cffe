import { damaged } from '../office-limits.ts';
import { findMainPart, readAddresses, readRelations } from '../package-parts.ts';
import type { Zip } from '../zip.ts';
import { readBody, type Sources } from './body.ts';
import { createCollector } from './collector.ts';
import { createImages } from './images.ts';
import { readNumbering } from './numbering.ts';
import { readStyles } from './styles.ts';
import type { Block, WrittenDocument } from './written.ts';

/** A Word file as it is read from its start to its end, within limits. Headers, footers and comments are left out. */
export function readDocxDocument(zip: Zip): WrittenDocument {
  const main = findMainPart(zip, 'word/document.xml');
  const body = zip.read(main);
  if (!body) throw damaged();
  const relations = readRelations(zip, main);
  const pathOf = (wanted: string) => relations.find(({ type }) => type === wanted)?.path;
  const partOf = (wanted: string) => {
    const path = pathOf(wanted);
    return path === undefined ? undefined : zip.read(path);
  };
  const { images, place } = createImages(zip, relations);
  const collector = createCollector();
  const sources: Sources = {
    styles: readStyles(partOf('styles')),
    numbering: readNumbering(partOf('numbering')),
    placeImage: place,
    addresses: readAddresses(zip, main),
    collector,
    bookmarks: new Map(),
    anchors: new Map(),
    notes: new Map(),
    pages: [],
  };
  const blocks: Block[] = [];
  readBody(body, sources, blocks);

  const numbers = new Map(sources.notes);
  const notes: Block[][] = Array.from(numbers, () => []);
  for (const kind of ['footnotes', 'endnotes']) {
    const path = numbers.size ? pathOf(kind) : undefined;
    const part = path === undefined ? undefined : zip.read(path);
    if (path === undefined || !part) continue;
    // Relations of a part are its own.
    const own: Sources = { ...sources, addresses: readAddresses(zip, path), placeImage: () => undefined };
    readBody(part, own, undefined, (note) => notes[(numbers.get(note) ?? 0) - 1]);
  }

  const { paragraphs, tables } = collector;
  for (const [run, anchor] of sources.anchors) {
    const to = sources.bookmarks.get(anchor);
    if (to !== undefined && to < paragraphs.length) run.to = to;
  }
  const pages = sources.pages.filter((paragraph) => paragraph < paragraphs.length);
  return { paragraphs, tables, blocks, notes, images, pages, count: collector.count() };
}
