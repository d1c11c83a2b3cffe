import { imagesToPdfOptions } from '@sheaf/pdf-core/options';
import { readShape } from '../shared/form/read-shape.ts';

export const usual = imagesToPdfOptions.parse({});
export const { bounds, choices } = readShape(imagesToPdfOptions);
