import { Check, Minus } from 'lucide-react';
import { Card } from '../../components/card.tsx';
import { Cell, HeadCell, Row, Table } from '../../components/table.tsx';
import { formatBytes, formatNumber } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { planMessages } from './plan.messages.ts';
import { usePlans } from './use-billing.ts';

const SIZES = new Set(['maxFileSize', 'storageLimit']);

/** All plans beside each other on the smallest phone. */
const NARROW = 'max-desktop:px-1.5! max-desktop:last:pr-3!';

/** Every limit and every feature, straight from the table of plans that the server decides by. */
export function ComparisonTable() {
  const planList = usePlans();
  const t = useMessages(planMessages);
  const highest = planList.at(-1);
  const limits = t.names('rows');
  const show = (metric: string, value: number) =>
    value === -1
      ? t('unlimited')
      : value === 0
        ? t('noneOf')
        : SIZES.has(metric)
          ? formatBytes(value)
          : formatNumber(value);
  return (
    <Card>
      <Table aria-label={t('compare')}>
        <thead>
          <tr>
            <HeadCell>{t('feature')}</HeadCell>
            {planList.map(({ id, name }) => (
              <HeadCell key={id} className={NARROW}>
                {name}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {limits.map((metric) => (
            <Row key={metric}>
              <Cell className="whitespace-normal! wrap-anywhere hyphens-auto">{t(`rows.${metric}`)}</Cell>
              {planList.map((plan) => (
                <Cell key={plan.id} className={`tabular-nums ${NARROW}`}>
                  {show(metric, plan[metric])}
                </Cell>
              ))}
            </Row>
          ))}
          {highest?.features.map((feature) => (
            <Row key={feature}>
              <Cell className="whitespace-normal! wrap-anywhere hyphens-auto">
                {t.find(`features.${feature}`) ?? feature}
              </Cell>
              {planList.map((plan) => {
                const isIn = plan.features.includes(feature);
                const Icon = isIn ? Check : Minus;
                return (
                  <Cell key={plan.id} className={NARROW}>
                    <Icon
                      aria-hidden="true"
                      className={isIn ? 'size-4 text-accent' : 'size-4 text-ink-faint'}
                    />
                    <span className="sr-only">{isIn ? t('yes') : t('no')}</span>
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
