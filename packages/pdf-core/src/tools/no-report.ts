import { z } from 'zod';

/** For tools that report nothing besides their files. */
export const noReport = z.undefined();
