import { quickCompressOptions } from '@sheaf/pdf-core/options';

export const usual = quickCompressOptions.parse({});
