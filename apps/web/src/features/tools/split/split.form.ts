import { splitOptions } from '@sheaf/pdf-core/options';
import { readShape } from '../shared/form/read-shape.ts';

export const usual = splitOptions.parse({});
export const { bounds, choices } = readShape(splitOptions);
