import { Check, Minus } from 'lucide-react';
import { Card } from '../../components/card.tsx';
import { Cell, HeadCell, Row, Table } from '../../components/table.tsx';
import { formatBytes, formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { planTexts } from './plan.texts.ts';
import { planList } from './use-billing.ts';

const SIZES = new Set(['maxFileSize', 'storageLimit']);
const [, , highest] = planList;

/** Every limit and every feature, straight from the table of plans that the server decides by. */
export function ComparisonTable() {
  const texts = useTexts(planTexts);
  const limits = Object.entries(texts.rows) as [keyof typeof texts.rows, string][];
  const show = (metric: string, value: number) =>
    value === -1
      ? texts.unlimited
      : value === 0
        ? texts.noneOf
        : SIZES.has(metric)
          ? formatBytes(value)
          : formatNumber(value);
  return (
    <Card>
      <Table aria-label={texts.compare}>
        <thead>
          <tr>
            <HeadCell>{texts.feature}</HeadCell>
            {planList.map(({ id, name }) => (
              <HeadCell key={id}>{name}</HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {limits.map(([metric, label]) => (
            <Row key={metric}>
              <Cell className="whitespace-normal!">{label}</Cell>
              {planList.map((plan) => (
                <Cell key={plan.id} className="tabular-nums">
                  {show(metric, plan[metric])}
                </Cell>
              ))}
            </Row>
          ))}
          {highest?.features.map((feature) => (
            <Row key={feature}>
              <Cell className="whitespace-normal!">{texts.features(feature)}</Cell>
              {planList.map((plan) => {
                const isIn = plan.features.includes(feature);
                const Icon = isIn ? Check : Minus;
                return (
                  <Cell key={plan.id}>
                    <Icon
                      aria-hidden="true"
                      className={isIn ? 'size-4 text-accent' : 'size-4 text-ink-faint'}
                    />
                    <span className="sr-only">{isIn ? texts.yes : texts.no}</span>
                  </Cell>
                );
              })}
            </Row>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
