import { damaged } from './office-limits.ts';
import { findMainPart, readRelations } from './package-parts.ts';
import { createPageWriter, type OfficePage, type PageWriter } from './page-writer.ts';
import { readXml } from './xml.ts';
import type { Zip } from './zip.ts';

/** A slide is a page, with its notes behind it. */
export function readPptx(zip: Zip): OfficePage[] {
  const main = findMainPart(zip, 'ppt/presentation.xml');
  const presentation = zip.read(main);
  if (!presentation) throw damaged();
  const slides = new Map(
    readRelations(zip, main).flatMap(({ id, type, path }) => (type === 'slide' ? [[id, path] as const] : [])),
  );
  const writer = createPageWriter();
  for (const id of readOrder(presentation)) {
    const path = slides.get(id);
    const slide = path === undefined ? undefined : zip.read(path);
    if (!slide) continue;
    writer.begin('');
    readSlide(slide, writer);
    const notes = readRelations(zip, path!).find(({ type }) => type === 'notesSlide');
    const noted = notes && zip.read(notes.path);
    if (noted) readSlide(noted, writer);
  }
  return writer.pages().map(({ text }) => ({ text }));
}

/** The ids of the slides, as they are shown. */
function readOrder(bytes: Uint8Array): string[] {
  const ids: string[] = [];
  readXml(bytes, {
    open(name, attributes) {
      if (name === 'sldId') ids.push(attributes['r:id'] ?? '');
    },
  });
  return ids;
}

function readSlide(bytes: Uint8Array, writer: PageWriter): void {
  let inText = false;
  let fields = 0;
  let cells = 0;
  readXml(bytes, {
    open(name) {
      if (name === 't') inText = true;
      // Numbers of slides and dates are no text of the author's.
      else if (name === 'fld') fields++;
      else if (name === 'tc') cells++;
      else if (name === 'br') writer.write('\n');
    },
    close(name) {
      if (name === 't') inText = false;
      else if (name === 'fld') fields--;
      else if (name === 'p') writer.write(cells ? ' ' : '\n');
      else if (name === 'tr') writer.write('\n');
      else if (name === 'tc') {
        cells--;
        writer.write('\t');
      }
    },
    text(text) {
      if (inText && !fields) writer.write(text);
    },
  });
}
