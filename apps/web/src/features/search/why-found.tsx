import type { SearchAnswer } from '@sheaf/api/features/search/search.schema.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { trpc } from '../../lib/trpc.ts';
import { MarkedText } from './marked-text.tsx';
import { searchMessages } from './search.messages.ts';

export type Finding = SearchAnswer['files'][number];

/** The most that one search answers for; what follows in a long list is shown without its reason. */
const MOST = 50;

/** Why each file of a searched list is in it, by its id. */
export function useFindings(query: string): ReadonlyMap<string, Finding> {
  const { data } = useQuery({
    ...trpc.search.find.queryOptions({ q: query, limit: MOST }, { staleTime: 5000 }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });
  return useMemo(
    () => new Map(query ? data?.files.map((finding) => [finding.file.id, finding]) : []),
    [data, query],
  );
}

/** By its name, a tag, or words that it says, with the words marked. */
export function WhyFound({ finding }: { finding: Finding }) {
  const t = useMessages(searchMessages);
  const { match, file, passage } = finding;
  if (match === 'name') return <span>{t('why.name')}</span>;
  if (match === 'tag')
    return (
      <span className="truncate">{t('tagged', { count: file.tags.length, tags: file.tags.join(', ') })}</span>
    );
  if (!passage) return null;
  const page = passage.label ?? t('page', { page: passage.page });
  const from = startOfWord(passage.text, (passage.marks[0]?.[0] ?? 0) - LEAD);
  return (
    <span className="truncate" title={passage.text}>
      {page}:{' '}
      <MarkedText
        text={passage.text.slice(from)}
        marks={passage.marks.map(([start, end]) => [start - from, end - from])}
      />
    </span>
  );
}

/** Of a passage in one line, what stands before the first word that was found. */
const LEAD = 14;

function startOfWord(text: string, at: number): number {
  return at <= 0 ? 0 : text.indexOf(' ', at) + 1;
}
