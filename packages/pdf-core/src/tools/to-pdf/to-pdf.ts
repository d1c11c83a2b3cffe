import { onlyInput } from '../../edit/only-input.ts';
import { PdfError } from '../../errors.ts';
import { acceptChanges } from '../../office/accept-changes.ts';
import { officeEnding } from '../../office/office-types.options.ts';
import { PAPERS } from '../../imposition/papers.options.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { createDocument } from '../../pdf/graph/new-document.ts';
import {
  type DocumentFile,
  type Tool,
  type ToolContext,
  type ToolResult,
  throwIfAborted,
} from '../../tool.ts';
import { buildBlocks } from '../../typeset/html/build-blocks.ts';
import { DEFAULT_SHEET } from '../../typeset/html/default-sheet.ts';
import type { Builder } from '../../typeset/html/flow.ts';
import { createRuleSet } from '../../typeset/html/match-rules.ts';
import { parseStyleSheet } from '../../typeset/html/parse-css.ts';
import { type HtmlDocument, MOST_ELEMENTS, parseHtml } from '../../typeset/html/parse-html.ts';
import { emptyBox, type Style } from '../../typeset/html/style.ts';
import type { Block, Tag } from '../../typeset/model.ts';
import { createShaper } from '../../typeset/shape-words.ts';
import { findTextKind } from '../../typeset/text-kind.ts';
import type { TextKind } from '../../typeset/text-types.options.ts';
import { writeDocument } from '../../typeset/write-document.ts';
import { attachFiles } from '../attach-files/attach-files.ts';
import { drawSvg } from './draw-svg.ts';
import { elementsOf, resolveAddress } from './epub-parts.ts';
import { createPictureShelf, loadPictures, sourcesOf } from './load-pictures.ts';
import type { ToPdfOptions } from './options.ts';
import type { Book } from './read-epub.ts';
import type { MailFile } from './read-mail.ts';
import { readSource, type Source } from './read-source.ts';
import { OF_OFFICE, type ToPdfReport } from './report.ts';

const INK = '#26231f';
const PIXELS_OF_TEXT = 16;
/** Kinds that only their bytes are. */
const NO_TEXT = new Set<TextKind>(['epub', 'outlook']);
const MOST_REPORTED = 100;
/** Style sheets of one chapter. */
const MOST_SHEETS = 20;
/** A title is one line. */
const LONGEST_TITLE = 300;

/** Text, Markdown, HTML, a message or a book as a document. */
export const toPdf: Tool<ToPdfOptions, ToPdfReport> = async (inputs, options, context) => {
  const { name, bytes } = onlyInput(inputs);
  if (!bytes.length) throw new PdfError('named_file_empty', { file: name });
  if (officeEnding(name) && options.trackedChanges === 'accepted') return acceptInCopy({ name, bytes });
  const found = findTextKind(bytes, name);
  if (!found) throw new PdfError('not_text', { file: name });
  const format = options.format === 'auto' ? found : options.format;
  if (format !== found && (NO_TEXT.has(format) || NO_TEXT.has(found)))
    throw new PdfError('not_text', { file: name });
  const result = `${name.replace(/\.[^.]*$/, '')}.pdf`;
  if (format === 'svg') return convertSvg({ name, bytes }, result, options, context);
  const source = await readSource(format, { name, bytes });
  const graph = createDocument();
  const manuscript = await makeManuscript(graph, source, options, context);
  const { builder, blocks, root, language } = manuscript;
  const shaper = await createShaper(builder.letters);
  const title = titleOf(options, source, manuscript) || name;
  const { sheet } = manuscript;
  const settings = {
    sheet,
    hasBookmarks: options.bookmarks,
    hasPageNumbers: options.pageNumbers,
    check: () => throwIfAborted(context),
  };
  const contents = source.book?.contents.map(({ path, place, ...entry }) => ({
    ...entry,
    targets: [`${path}#${place}`, `${path}#`],
  }));
  const made = await writeDocument(shaper, { graph, blocks, root, title, language, contents }, settings);
  const files = options.attachments ? source.files : [];
  const missingCharacters = [...shaper.missing].slice(0, MOST_REPORTED);
  return {
    files: [{ name: result, bytes: await attach(made.bytes, files, context) }],
    report: {
      format,
      encoding: source.encoding,
      pages: made.pages,
      links: made.links,
      pictures: builder.pictureCount - builder.picturesLeftOut,
      picturesLeftOut: builder.picturesLeftOut,
      attachments: files.length,
      missing: shaper.missing.size,
      missingCharacters,
      notDrawn: [],
    },
  };
};

/** LibreOffice lays out such a file, or the copy that is made of it here: none if it has no tracked changes. */
function acceptInCopy({ name, bytes }: DocumentFile): ToolResult<ToPdfReport> {
  const copy = acceptChanges(bytes);
  return { files: copy ? [{ name, bytes: copy }] : [], report: OF_OFFICE };
}

/** A drawing is a page of its own size. */
async function convertSvg(
  file: DocumentFile,
  result: string,
  { title = '' }: ToPdfOptions,
  context: ToolContext | undefined,
): Promise<ToolResult<ToPdfReport>> {
  const drawn = await drawSvg(file, title.trim().slice(0, LONGEST_TITLE), context);
  const { bytes, encoding, missing, notDrawn, pictures, picturesLeftOut } = drawn;
  return {
    files: [{ name: result, bytes }],
    report: {
      format: 'svg',
      encoding,
      pages: 1,
      links: 0,
      pictures,
      picturesLeftOut,
      attachments: 0,
      missing: missing.size,
      missingCharacters: [...missing].slice(0, MOST_REPORTED),
      notDrawn,
    },
  };
}

type Manuscript = {
  builder: Builder;
  blocks: Block[];
  root: Tag;
  sheet: { width: number; height: number; margin: number };
  title: string;
  language: string | undefined;
};

async function makeManuscript(
  graph: PdfGraph,
  { sections, pictures, book }: Source,
  options: ToPdfOptions,
  context: ToolContext | undefined,
): Promise<Manuscript> {
  const { fontSize, margin } = options;
  const sheet = { ...sheetSize(options), margin };
  const root: Tag = { type: 'Document', parent: undefined };
  const builder: Builder = {
    rules: createRuleSet([]),
    scale: { rootSize: fontSize, pixel: fontSize / PIXELS_OF_TEXT },
    pictures: new Map(),
    space: { width: sheet.width - 2 * margin, height: (sheet.height - 2 * margin) * 0.95 },
    letters: new Set(),
    characters: 0,
    picturesLeftOut: 0,
    pictureCount: 0,
  };
  const made: Manuscript = { builder, blocks: [], root, sheet, title: '', language: book?.language };
  const shelf = createPictureShelf();
  let elements = 0;
  for (const { html, sheet: own, chapter } of sections) {
    throwIfAborted(context);
    const parsed = parseHtml(html, chapter !== undefined);
    elements += parsed.elements;
    if (elements > MOST_ELEMENTS) throw new PdfError('document_too_complex');
    const linked = book && chapter ? bindChapter(builder, book, chapter, parsed) : [];
    builder.rules = createRuleSet([DEFAULT_SHEET, own, ...linked, ...parsed.styles].flatMap(parseStyleSheet));
    builder.pictures = await loadPictures(graph, sourcesOf(parsed.root), pictures, context, shelf);
    const blocks = buildBlocks(builder, parsed.root, rootStyle(fontSize), root);
    const [first] = blocks;
    if (first && chapter) {
      first.anchors.push(`${chapter}#`);
      first.box.breaksBefore = made.blocks.length > 0;
    }
    for (const block of blocks) made.blocks.push(block);
    made.title ||= parsed.title;
    made.language ??= parsed.language;
  }
  return made;
}

/** Addresses in a chapter are those of parts of the book. Gives back its style sheets. */
function bindChapter(builder: Builder, book: Book, path: string, parsed: HtmlDocument): string[] {
  builder.chapter = {
    path,
    resolve: (address) => {
      const to = resolveAddress(path, address);
      return to && book.paths.has(to.path) ? `${to.path}#${to.place}` : undefined;
    },
  };
  for (const { name, attributes } of elementsOf(parsed.root)) {
    const picture = name === 'img' && attributes['src'] ? resolveAddress(path, attributes['src']) : undefined;
    if (picture) attributes['src'] = picture.path;
  }
  return parsed.linked.slice(0, MOST_SHEETS).flatMap((address) => {
    const sheet = resolveAddress(path, address)?.path;
    return sheet === undefined ? [] : [book.readSheet(sheet)];
  });
}

function sheetSize({ paper, orientation }: ToPdfOptions): { width: number; height: number } {
  const { width, height } = PAPERS[paper];
  return orientation === 'portrait' ? { width, height } : { width: height, height: width };
}

function rootStyle(size: number): Style {
  return {
    isMono: false,
    isBold: false,
    isItalic: false,
    size,
    color: INK,
    isUnderlined: false,
    isStruck: false,
    rise: 0,
    lineHeight: 1.5,
    align: 'start',
    isRightToLeft: undefined,
    isPreformatted: false,
    listType: '',
    transform: 'none',
    display: 'block',
    box: emptyBox(),
    maxWidth: undefined,
  };
}

function titleOf({ title }: ToPdfOptions, source: Source, { title: own, blocks }: Manuscript): string {
  const first = blocks.find((block) => block.kind === 'paragraph' && block.heading);
  const heading = first?.kind === 'paragraph' ? first.heading?.title : undefined;
  return (title || source.title || own || heading || '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_TITLE);
}

async function attach(
  bytes: Uint8Array,
  files: MailFile[],
  context: ToolContext | undefined,
): Promise<Uint8Array> {
  if (!files.length) return bytes;
  const attachments = files.map(({ name, bytes: content }) => ({
    name,
    data: Buffer.from(content.buffer, content.byteOffset, content.length).toString('base64'),
  }));
  const options = { attachments, relationship: 'unspecified' as const, outputName: '' };
  const attached = await attachFiles([{ name: '', bytes }], options, context);
  return attached.files[0]!.bytes;
}
