import { Card, CardHeader } from '../../../components/card.tsx';
import { Cell, HeadCell, Row, Table } from '../../../components/table.tsx';
import { formatBytes } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { analyzeMessages } from './analyze.messages.ts';
import type { Analysis } from '../shared/reports.ts';

const SHOWN = 10;

export function AnalyzeTables({ analysis }: { analysis: Analysis }) {
  const t = useMessages(analyzeMessages);
  const { largestObjects, images, info } = analysis;
  const most = Math.max(1, ...largestObjects.map(({ bytes }) => bytes));
  return (
    <>
      <TableCard title={t('weight')} count={largestObjects.length} heads={[t('what'), '', t('takes')]}>
        {largestObjects.slice(0, SHOWN).map(({ number, what, bytes }) => (
          <Row key={number}>
            <Cell>{what}</Cell>
            <Cell className="w-1/2">
              <span
                className="block h-1.5 rounded-full bg-accent"
                style={{ width: `${(bytes / most) * 100}%` }}
              />
            </Cell>
            <Cell numeric>{formatBytes(bytes)}</Cell>
          </Row>
        ))}
      </TableCard>
      <TableCard
        title={t('imagesTitle')}
        count={images.length}
        heads={[t('size'), t('format'), t('where'), t('takes')]}
      >
        {images.slice(0, SHOWN).map(({ width, height, dpi, filter, colorSpace, pages, bytes }, index) => (
          <Row key={index}>
            <Cell>{t('pixels', { width, height, dpi })}</Cell>
            <Cell>{`${filter} ${colorSpace}`}</Cell>
            <Cell>{t('imageOn', { pages: pages.slice(0, 5).join(', ') })}</Cell>
            <Cell numeric>{formatBytes(bytes)}</Cell>
          </Row>
        ))}
      </TableCard>
      <TableCard title={t('fonts')} count={info.fonts.length} heads={[t('font'), t('kind'), '']}>
        {info.fonts.slice(0, SHOWN).map(({ name, type, embedded }, index) => (
          <Row key={index}>
            <Cell>{name}</Cell>
            <Cell>{type}</Cell>
            <Cell numeric>{embedded ? t('embedded') : t('notEmbedded')}</Cell>
          </Row>
        ))}
      </TableCard>
    </>
  );
}

function TableCard({
  title,
  count,
  heads,
  children,
}: {
  title: string;
  count: number;
  heads: string[];
  children: React.ReactNode;
}) {
  const t = useMessages(analyzeMessages);
  if (count === 0) return null;
  return (
    <Card className="overflow-hidden pb-1">
      <CardHeader title={title} />
      <Table className="mt-1">
        <thead>
          <tr>
            {heads.map((head, index) => (
              <HeadCell key={index} numeric={index === heads.length - 1}>
                {head || <span className="sr-only">{title}</span>}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
      {count > SHOWN && (
        <p className="px-5 py-2 text-12 text-ink-soft">{t('more', { count: count - SHOWN })}</p>
      )}
    </Card>
  );
}
