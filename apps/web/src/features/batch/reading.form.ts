import { ocrOptions, summarizeOptions } from '@sheaf/pdf-core/options';
import { readShape } from '../tools/shared/form/read-shape.ts';

const { language, enhanceImage } = ocrOptions.parse({});
export const ocr = { language, enhanceImage };
export const summary = { usual: summarizeOptions.parse({}), ...readShape(summarizeOptions) };
