import { signOptions } from '@sheaf/pdf-core/options';

const { shape } = signOptions;
export const size = shape.size.parse(undefined);
export const position = shape.position.parse(undefined);
