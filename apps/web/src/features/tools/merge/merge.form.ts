import { mergeOptions } from '@sheaf/pdf-core/options';

const { outputName: _name, pages: _pages, ...rest } = mergeOptions.parse({});
export const usual = rest;
