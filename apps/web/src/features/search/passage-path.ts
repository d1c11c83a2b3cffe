import type { MeaningAnswer } from '@sheaf/api/features/search/search.schema.ts';

export type NearPassage = MeaningAnswer['passages'][number];

/** The address of the passage, highlighted there. */
export function passagePath({
  file,
  page,
  quote,
}: Pick<NearPassage, 'page' | 'quote'> & { file: { id: string } }): string {
  return `/files/${file.id}?${new URLSearchParams({ page: String(page), quote: `${page}:${quote}` })}`;
}
