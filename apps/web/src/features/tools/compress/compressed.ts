import type { api } from '../../../lib/trpc.ts';

export type Compressed = Awaited<ReturnType<typeof api.pdfTools.compress.mutate>>;
