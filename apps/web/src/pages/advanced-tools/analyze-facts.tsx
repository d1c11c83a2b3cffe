import { Card, CardHeader } from '../../components/card.tsx';
import { formatBytes, formatDate, formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { analyzeTexts } from './analyze.texts.ts';
import type { Analysis } from './reports.ts';

export function AnalyzeFacts({ analysis }: { analysis: Analysis }) {
  const texts = useTexts(analyzeTexts);
  const { info, pages, images } = analysis;
  const { title, author, producer, created } = info.metadata;
  const isDate = created && !Number.isNaN(Date.parse(created));
  const rows: [string, string | undefined][] = [
    [texts.pages, formatNumber(info.pageCount)],
    [texts.size, formatBytes(info.bytes)],
    [texts.words, formatNumber(pages.reduce((sum, { words }) => sum + words, 0))],
    [texts.images, formatNumber(images.length)],
    [texts.fonts, formatNumber(info.fonts.length)],
    [texts.fields, formatNumber(info.form.fields)],
    [texts.signatures, formatNumber(info.signatures)],
    [texts.version, info.version],
    [texts.title, title],
    [texts.author, author],
    [texts.producer, producer],
    [texts.created, isDate ? formatDate(created) : undefined],
  ];
  return (
    <Card className="pb-3">
      <CardHeader title={texts.facts} />
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
