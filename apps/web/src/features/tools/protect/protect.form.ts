import { permissionsOptions } from '@sheaf/pdf-core/options';
import { readShape } from '../shared/form/read-shape.ts';

export const usual = permissionsOptions.parse({});
export const { choices } = readShape(permissionsOptions);
