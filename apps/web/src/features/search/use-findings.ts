import type { SearchAnswer } from '@sheaf/api/features/search/search.schema.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { matchWords } from './match-words.ts';
import { trpc } from '../../lib/api/trpc.ts';

type Found = SearchAnswer['files'][number];
export type Finding = Omit<Found, 'match'> & {
  match: Found['match'] | 'similar';
  /** A typing error had to be forgiven. */
  isNear?: boolean;
};

/** The most that one search answers for; what follows in a long list is shown without its reason. */
const MOST = 50;

export const findingsOf = (query: string) => ({
  ...trpc.search.find.queryOptions({ q: query, limit: MOST }, { staleTime: 5000 }),
  enabled: query !== '',
});

/** Why each file of a searched list is in it, by its id. */
export function useFindings(query: string): ReadonlyMap<string, Finding> {
  const { data } = useQuery({ ...findingsOf(query), placeholderData: keepPreviousData });
  return useMemo(
    () =>
      new Map(query && data ? listFindings(data, query).map((finding) => [finding.file.id, finding]) : []),
    [data, query],
  );
}

function listFindings({ files, similar }: SearchAnswer, query: string): Finding[] {
  return [
    ...files,
    ...similar.files.map((file) => ({
      file,
      match: matchWords(query, file.filename) ? ('similar' as const) : ('tag' as const),
      isNear: true,
      marks: [],
      passage: null,
    })),
  ];
}
