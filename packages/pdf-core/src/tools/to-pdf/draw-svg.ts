import { PdfError } from '../../errors.ts';
import { createDocument } from '../../pdf/graph/new-document.ts';
import { writeGraph } from '../../pdf/graph/write-graph.ts';
import { elementsIn, linkOf, nameOf, parseSvg, type SvgElement } from '../../svg/parse-svg.ts';
import { drawSvgPage } from '../../svg/write-svg.ts';
import { type DocumentFile, type ToolContext, throwIfAborted } from '../../tool.ts';
import { decodeText, declaredEncoding } from '../../typeset/decode-text.ts';
import { writeInfo } from '../../typeset/write-document.ts';
import { loadPictures } from './load-pictures.ts';

/** A drawing as a document of one page, as lines and text. */
export async function drawSvg(
  { name, bytes }: DocumentFile,
  title: string,
  context: ToolContext | undefined,
) {
  const { text, encoding } = decodeText(bytes, declaredEncoding(bytes));
  const source = parseSvg(text);
  if (!source) throw new PdfError('not_text', { file: name });
  const graph = createDocument();
  const pictures = await loadPictures(graph, picturesIn(source.root), new Map(), context);
  const drawn = await drawSvgPage(graph, source, pictures, () => throwIfAborted(context));
  writeInfo(graph, title || nameOf(source.root, 'title') || name);
  return { ...drawn, bytes: writeGraph(graph, { objectStreams: true }), encoding };
}

function* picturesIn(element: SvgElement): Generator<string> {
  if (element.name === 'image') yield linkOf(element);
  for (const child of elementsIn(element)) yield* picturesIn(child);
}
