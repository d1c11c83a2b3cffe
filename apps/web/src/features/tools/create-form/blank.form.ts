import { createFormOptions } from '@sheaf/pdf-core/options';
import { readShape } from '../shared/form/read-shape.ts';

export const pageSize = createFormOptions.shape.pageSize.parse(undefined);
export const { choices } = readShape(createFormOptions);
