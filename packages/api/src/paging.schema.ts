import { z } from 'zod';

export const pageInput = z.object({
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

export const paginationSchema = z.object({
  page: z.number().int(),
  limit: z.number().int(),
  total: z.number().int(),
  totalPages: z.number().int(),
});

type Page = z.infer<typeof pageInput>;

export function offsetOf({ page, limit }: Page): number {
  return (page - 1) * limit;
}

export function paginate({ page, limit }: Page, total: number): z.infer<typeof paginationSchema> {
  return { page, limit, total, totalPages: Math.ceil(total / limit) };
}
