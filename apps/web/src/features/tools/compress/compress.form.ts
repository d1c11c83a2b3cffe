import { compressOptions } from '@sheaf/pdf-core/options';
import { readShape } from '../shared/form/read-shape.ts';

export const usual = compressOptions.parse({});
export const { bounds, choices } = readShape(compressOptions);
