import { z } from 'zod';

/** For tools that have nothing to say beside the files they make. */
export const noReport = z.undefined();
