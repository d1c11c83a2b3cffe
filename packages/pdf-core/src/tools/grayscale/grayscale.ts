import { surveyContent } from '../../compress/content/survey.ts';
import { readFacts } from '../../compress/facts.ts';
import { grayDocument } from '../../compress/gray/gray-document.ts';
import { compressImages } from '../../compress/images/compress-images.ts';
import type { ImageSettings } from '../../compress/images/image-settings.ts';
import { writeGraph } from '../../pdf/graph/write-graph.ts';
import { packsObjects } from '../../pdf/graph/packs-objects.ts';
import { openDocument } from '../../compress/open-document.ts';
import { openKept } from '../../crypt/keep-protection.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { PdfError } from '../../errors.ts';
import type { Tool } from '../../tool.ts';
import type { GrayscaleOptions } from './options.ts';
import type { GrayscaleReport } from './report.ts';

/** Images keep every pixel; a photograph is stored at a quality that shows no difference. */
const IMAGES: ImageSettings = { lossy: true, recode: false, quality: 92, maxDpi: undefined, gray: true };

export const grayscale: Tool<GrayscaleOptions, GrayscaleReport> = async (inputs, options, context) => {
  const { bytes, seal } = openKept(onlyInput(inputs).bytes, options.password, 'modifying');
  const graph = await openDocument(bytes);
  const { isSigned, archivalPart } = readFacts(graph);
  if (isSigned) throw new PdfError('signed_not_changeable');
  const survey = surveyContent(graph);
  await grayDocument(graph, IMAGES, context);
  const images = await compressImages(graph, survey, IMAGES, context);
  const made = writeGraph(graph, { objectStreams: packsObjects(graph, archivalPart) });
  return { files: [{ name: options.outputName, bytes: seal(made) }], report: { images } };
};
