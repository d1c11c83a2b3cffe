import { isOff, readWords } from '../docx.ts';
import { officeLimits } from '../office-limits.ts';
import type { Attributes } from '../xml.ts';
import { appendRun, type Collector } from './collector.ts';
import { createLinks, readInstruction, safeAddress } from './links.ts';
import { readLetters, readStanding } from './looks.ts';
import type { Numbering } from './numbering.ts';
import {
  describePicture,
  finishParagraph,
  letterRun,
  type OpenParagraph,
  openParagraph,
} from './paragraph.ts';
import type { Styles } from './styles.ts';
import { type Block, type Run, writtenLimits } from './written.ts';

/** What is known beside the text, and what becomes known by reading it. */
export type Sources = {
  styles: Styles;
  numbering: Numbering;
  placeImage: (relation: string) => number | undefined;
  addresses: Map<string, string>;
  collector: Collector;
  /** Of each bookmark the paragraph it is in. */
  bookmarks: Map<string, number>;
  /** The bookmarks that runs lead to. */
  anchors: Map<Run, string>;
  /** The numbers of notes, by their kinds and ids. */
  notes: Map<string, number>;
  /** The first paragraph of each page after the first. */
  pages: number[];
};

/** Reads the text of a document, or of its notes: `blocksOf` tells where a note belongs. */
export function readBody(
  bytes: Uint8Array,
  sources: Sources,
  blocks: Block[] | undefined,
  blocksOf?: (note: string) => Block[] | undefined,
): void {
  const { collector, styles, notes, pages } = sources;
  const { paragraphs } = collector;
  const open: OpenParagraph[] = [];
  const links = createLinks();
  let within: 'pPr' | 'rPr' | undefined;
  let section: { type: string; isWithin: boolean } | undefined;
  /** The first paragraph of a section that is open. */
  let sectionStart: number | undefined;
  let [startsPage, hasSaid] = [false, false];
  let picture: NonNullable<Run['picture']> = {};
  collector.begin(blocks);

  function endParagraph(goesOn = false): void {
    const last = open.pop();
    if (!last) return;
    collector.add(finishParagraph(last, styles, sources.numbering));
    if (goesOn)
      open.push({ ...openParagraph(false), standing: last.standing, letters: last.letters, goesOn });
  }

  function put(run: Run | undefined): void {
    const last = open.at(-1);
    if (!last || !run) return;
    const { href, anchor } = links.current() ?? {};
    if (href) run.href = href;
    else if (anchor && sources.anchors.size < writtenLimits.anchors) sources.anchors.set(run, anchor);
    // Where a bookmark is becomes known later: runs that lead to one are kept apart.
    const before = last.runs.at(-1);
    if (anchor || (before && sources.anchors.has(before))) last.runs.push(run);
    else appendRun(last.runs, run);
    last.length += run.text.length;
    if (last.length > writtenLimits.paragraphCharacters) endParagraph(true);
  }

  function endSection({ type, isWithin }: { type: string; isWithin: boolean }): void {
    const first = sectionStart === undefined ? undefined : paragraphs[sectionStart];
    if (first && type !== 'continuous') first.startsPage = true;
    if (isWithin) sectionStart = paragraphs.length + 1;
    section = undefined;
  }

  function openNote(kind: string, attributes: Attributes): void {
    const id = `${kind} ${attributes['w:id']}`;
    const note = notes.get(id) ?? notes.size + 1;
    if (note > writtenLimits.notes) return;
    notes.set(id, note);
    put({ text: '', note });
  }

  function openInText(name: string, attributes: Attributes): void {
    const last = open.at(-1);
    if (name === 'p') {
      open.push(openParagraph(startsPage));
      startsPage = false;
    } else if (name === 'r' && last) last.letters = {};
    else if (name === 'hyperlink') {
      const href = safeAddress(sources.addresses.get(attributes['r:id'] ?? ''));
      const anchor = attributes['w:anchor'];
      links.open(href ? { href } : anchor ? { anchor } : undefined);
    } else if (name === 'fldSimple') links.open(readInstruction(attributes['w:instr'] ?? ''));
    else if (name === 'fldChar') links.markField(attributes['w:fldCharType']);
    else if (name === 'bookmarkStart' && sources.bookmarks.size < writtenLimits.anchors)
      sources.bookmarks.set(attributes['w:name'] ?? '', paragraphs.length);
    else if (name === 'footnoteReference') openNote('footnote', attributes);
    else if (name === 'endnoteReference') openNote('endnote', attributes);
    else if (name === 'footnote' || name === 'endnote')
      collector.begin(blocksOf?.(`${name} ${attributes['w:id']}`));
    else if (name === 'drawing' || name === 'pict') picture = {};
    else if (name === 'extent' || name === 'docPr') describePicture(picture, name, attributes);
    else if (name === 'blip' || name === 'imagedata') {
      const image = sources.placeImage(attributes['r:embed'] ?? attributes['r:id'] ?? '');
      put({ text: '', picture: { ...picture, ...(image !== undefined && { image }) } });
    } else openInTable(name, attributes, collector);
  }

  readWords(bytes, {
    open(name, attributes) {
      const last = open.at(-1);
      if (name === 'sectPr') section = { type: 'nextPage', isWithin: Boolean(last) };
      else if (section) {
        if (name === 'type') section.type = attributes['w:val'] ?? '';
      } else if (name === 'pPr') within = 'pPr';
      else if (name === 'rPr') within ??= 'rPr';
      else if (within === 'pPr' && last) readStanding(last.standing, name, attributes);
      else if (within === 'rPr' && last) readLetters(last.letters, name, attributes);
      else openInText(name, attributes);
    },
    close(name) {
      if (name === 'sectPr' && section) endSection(section);
      else if (name === within) within = undefined;
      else if (name === 'p') endParagraph();
      else if (name === 'hyperlink' || name === 'fldSimple') links.close();
      else if (name === 'tc') collector.endCell();
      else if (name === 'tbl') collector.closeTable();
    },
    instruction: links.writeField,
    text(text) {
      const last = open.at(-1);
      // The tabs of a paragraph's properties are places.
      if (within || !last) return;
      hasSaid ||= text.trim() !== '';
      put(letterRun(text, last, styles));
    },
    page(isByAuthor) {
      if (hasSaid && blocks && pages.length < officeLimits.pages) pages.push(paragraphs.length);
      hasSaid = false;
      if (!isByAuthor) return;
      if (open.at(-1)?.runs.length) endParagraph(true);
      const last = open.at(-1);
      if (last) last.startsPage = true;
      else startsPage = true;
    },
  });
}

function openInTable(name: string, attributes: Attributes, collector: Collector): void {
  const value = attributes['w:val'];
  if (name === 'tbl') collector.openTable();
  else if (name === 'gridCol') collector.addWidth(Number(attributes['w:w']));
  else if (name === 'tr') collector.openRow();
  else if (name === 'tblHeader' && !isOff(attributes)) collector.markHeader();
  else if (name === 'gridBefore') collector.skipColumns(Number(value));
  else if (name === 'tc') collector.openCell();
  else if (name === 'gridSpan') collector.spanColumns(Number(value));
  else if (name === 'vMerge' && value !== 'restart') collector.goOn();
}
