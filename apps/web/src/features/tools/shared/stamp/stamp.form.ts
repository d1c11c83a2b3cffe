import { pageNumbersOptions, watermarkOptions } from '@sheaf/pdf-core/options';
import { readShape } from '../form/read-shape.ts';

export const watermark = readShape(watermarkOptions);
export const pageNumbers = readShape(pageNumbersOptions);
