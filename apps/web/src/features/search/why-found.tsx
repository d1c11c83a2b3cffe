import { useMessages } from '../../lib/messages/messages.ts';
import { MarkedText } from './marked-text.tsx';
import { searchMessages } from './search.messages.ts';
import type { Finding } from './use-findings.ts';

/** By its name, a tag, or its text, with the words marked. */
export default function WhyFound({ finding }: { finding: Finding }) {
  const t = useMessages(searchMessages);
  const { match, file, passage } = finding;
  if (match === 'name' || match === 'similar') return <span>{t(`why.${match}`)}</span>;
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

/** For a passage in one line, the text before the first match. */
const LEAD = 14;

function startOfWord(text: string, at: number): number {
  return at <= 0 ? 0 : text.indexOf(' ', at) + 1;
}
