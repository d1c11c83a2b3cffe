import type { api } from '../../../lib/api/trpc.ts';

export type Compressed = Awaited<ReturnType<typeof api.pdfTools.compress.mutate>>;
