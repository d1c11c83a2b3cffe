import { Card, CardHeader } from '../../components/card.tsx';
import { Cell, HeadCell, Row, Table } from '../../components/table.tsx';
import { formatBytes } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { analyzeTexts } from './analyze.texts.ts';
import type { Analysis } from './reports.ts';

const SHOWN = 10;

export function AnalyzeTables({ analysis }: { analysis: Analysis }) {
  const texts = useTexts(analyzeTexts);
  const { largestObjects, images, info } = analysis;
  const most = Math.max(1, ...largestObjects.map(({ bytes }) => bytes));
  return (
    <>
      <TableCard title={texts.weight} count={largestObjects.length} heads={[texts.what, '', texts.takes]}>
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
        title={texts.imagesTitle}
        count={images.length}
        heads={[texts.size, texts.format, texts.where, texts.takes]}
      >
        {images.slice(0, SHOWN).map(({ width, height, dpi, filter, colorSpace, pages, bytes }, index) => (
          <Row key={index}>
            <Cell>{texts.pixels(width, height, dpi)}</Cell>
            <Cell>{`${filter} ${colorSpace}`}</Cell>
            <Cell>{texts.imageOn(pages.slice(0, 5).join(', '))}</Cell>
            <Cell numeric>{formatBytes(bytes)}</Cell>
          </Row>
        ))}
      </TableCard>
      <TableCard title={texts.fonts} count={info.fonts.length} heads={[texts.font, texts.kind, '']}>
        {info.fonts.slice(0, SHOWN).map(({ name, type, embedded }, index) => (
          <Row key={index}>
            <Cell>{name}</Cell>
            <Cell>{type}</Cell>
            <Cell numeric>{embedded ? texts.embedded : texts.notEmbedded}</Cell>
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
  const texts = useTexts(analyzeTexts);
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
      {count > SHOWN && <p className="px-5 py-2 text-12 text-ink-soft">{texts.more(count - SHOWN)}</p>}
    </Card>
  );
}
