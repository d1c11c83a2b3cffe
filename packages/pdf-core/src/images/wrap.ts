import { addPage, createDocument } from '../pdf/graph/new-document.ts';
import { writeGraph } from '../pdf/graph/write-graph.ts';
import type { DocumentFile } from '../tool.ts';
import { drawPicture } from './draw-picture.ts';
import { embedPicture, naturalSize } from './embed.ts';
import { readPictures } from './read-pictures.ts';

/** The pictures of an image file as pages of their own size, nothing lost and nothing added. */
export async function wrapImages(file: DocumentFile): Promise<Uint8Array> {
  const graph = createDocument();
  for (const picture of await readPictures(file, 100)) {
    const size = naturalSize(picture);
    const content = drawPicture('Image', { x: 0, y: 0, ...size }, picture.orientation);
    addPage(graph, { ...size, content, resources: { XObject: { Image: embedPicture(graph, picture) } } });
  }
  return writeGraph(graph, { objectStreams: true });
}
