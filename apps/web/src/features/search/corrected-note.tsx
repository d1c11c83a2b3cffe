import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages/messages.ts';
import { findingsOf } from './use-findings.ts';
import { searchMessages } from './search.messages.ts';

/** Above a list whose words were searched with another letter. */
export default function CorrectedNote({ query }: { query: string }) {
  const t = useMessages(searchMessages);
  const { data } = useQuery(findingsOf(query));
  if (!data?.corrected) return null;
  return (
    <output className="mb-3 block text-13 text-ink-soft">
      {t('corrected', { query, corrected: data.corrected })}
    </output>
  );
}
