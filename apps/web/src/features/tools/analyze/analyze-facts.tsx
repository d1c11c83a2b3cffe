import { Card, CardHeader } from '../../../components/card.tsx';
import { formatBytes, formatDate, formatNumber } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { analyzeMessages } from './analyze.messages.ts';
import type { Analysis } from '../shared/reports.ts';

export function AnalyzeFacts({ analysis }: { analysis: Analysis }) {
  const t = useMessages(analyzeMessages);
  const { info, pages, images } = analysis;
  const { title, author, producer, created } = info.metadata;
  const isDate = created && !Number.isNaN(Date.parse(created));
  const rows: [string, string | undefined][] = [
    [t('pages'), formatNumber(info.pageCount)],
    [t('size'), formatBytes(info.bytes)],
    [t('words'), formatNumber(pages.reduce((sum, { words }) => sum + words, 0))],
    [t('images'), formatNumber(images.length)],
    [t('fonts'), formatNumber(info.fonts.length)],
    [t('fields'), formatNumber(info.form.fields)],
    [t('signatures'), formatNumber(info.signatures)],
    [t('version'), info.version],
    [t('title'), title],
    [t('author'), author],
    [t('producer'), producer],
    [t('created'), isDate ? formatDate(created) : undefined],
  ];
  return (
    <Card className="pb-3">
      <CardHeader title={t('facts')} />
      <dl className="grid grid-cols-[110px_minmax(0,1fr)] gap-y-1.5 px-5 py-2 text-13">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label} className="contents">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="wrap-anywhere tabular-nums">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  );
}
