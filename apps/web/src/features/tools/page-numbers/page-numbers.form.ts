import { pageNumbersOptions } from '@sheaf/pdf-core/options';
import { readShape } from '../shared/form/read-shape.ts';

const { outputName: _name, ...rest } = pageNumbersOptions.parse({});
export const usual = rest;
export const { bounds } = readShape(pageNumbersOptions);
