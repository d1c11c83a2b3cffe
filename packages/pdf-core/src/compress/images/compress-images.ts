import { PdfError } from '../../errors.ts';
import type { ToolContext } from '../../tool.ts';
import type { ContentSurvey } from '../content/survey.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import type { PdfStream } from '../../pdf/values.ts';
import { runTogether } from '../run-together.ts';
import { compressBilevel } from './bilevel.ts';
import { listImages } from './list-images.ts';
import type { PdfImage } from './list-images.ts';
import { recodeImage } from './recode-image.ts';
import type { ImageSettings } from './image-settings.ts';

/** Two for each of the processors that most machines have at least: one is read while another is encoded. */
const AT_ONCE = 4;
/** Decoded images are the largest thing in memory: those under way have at most so many pixels together. */
const PIXELS_AT_ONCE = 12_000_000;

/** Makes each image smaller. */
export async function compressImages(
  graph: PdfGraph,
  survey: ContentSurvey,
  settings: ImageSettings,
  context: ToolContext | undefined,
  /** The numbers of those that stay as they are. */
  finished: ReadonlySet<number> = new Set(),
): Promise<number> {
  const images = listImages(graph, survey).filter(({ number }) => !finished.has(number));
  let changed = 0;
  const bounds = {
    atOnce: AT_ONCE,
    weigh: ({ width, height }: PdfImage) => width * height,
    maxWeight: PIXELS_AT_ONCE,
  };
  const work = async (image: PdfImage, index: number) => {
    context?.progress?.(index, images.length, 'image');
    const smaller = await tryImage(graph, image, settings);
    if (!smaller) return;
    graph.objects.set(image.number, smaller);
    changed++;
  };
  await runTogether(images, bounds, work, context);
  return changed;
}

/** An image that is too large or too damaged to be decoded stays as it is. */
async function tryImage(
  graph: PdfGraph,
  image: PdfImage,
  settings: ImageSettings,
): Promise<PdfStream | undefined> {
  try {
    const isBilevel = image.bits === 1 && !(settings.gray && image.kind === 'indexed');
    if (image.isStencil || isBilevel) {
      return settings.recode ? await compressBilevel(graph, image) : undefined;
    }
    return await recodeImage(graph, image, settings);
  } catch (error) {
    if (error instanceof PdfError && error.code !== 'cancelled') return undefined;
    throw error;
  }
}
