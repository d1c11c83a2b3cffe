import { planIds, plans } from '@sheaf/api/features/billing/plans.schema.ts';
import { Input } from '../../components/input.tsx';
import { Cell, HeadCell, Row, Table } from '../../components/table.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { instanceMessages } from './instance.messages.ts';
import { isSize, LIMITS, type LimitTexts } from './plan-limits.ts';

interface LimitsTableProps {
  limits: LimitTexts;
  onChange: (limits: LimitTexts) => void;
}

/** On a phone, a limit stands above its fields, one for each plan. */
const NARROW = 'max-desktop:grid max-desktop:grid-cols-3';

/** The limits of each plan, to be changed. Prices belong to the payment provider. */
export function LimitsTable({ limits, onChange }: LimitsTableProps) {
  const t = useMessages(instanceMessages);
  return (
    <div>
      <Table aria-label={t('settings.limits')} className="max-desktop:block">
        <thead className="max-desktop:block">
          <tr className={NARROW}>
            <HeadCell className="max-desktop:sr-only">{t('settings.limits')}</HeadCell>
            {planIds.map((id) => (
              <HeadCell key={id} className="max-desktop:px-1!">
                {plans[id].name}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody className="max-desktop:block">
          {LIMITS.map((limit) => (
            <Row key={limit} className={NARROW}>
              <Cell className="py-1 whitespace-normal! max-desktop:col-span-full max-desktop:h-auto! max-desktop:px-1! max-desktop:pt-2.5">
                {t(`settings.limitNames.${limit}`)}
                {isSize(limit) && <span className="text-ink-faint"> (MB)</span>}
              </Cell>
              {planIds.map((id) => (
                <Cell key={id} className="py-1 max-desktop:h-auto! max-desktop:px-1!">
                  <Input
                    inputMode="decimal"
                    className="w-full max-desktop:px-2! max-desktop:placeholder:text-12 desktop:w-24"
                    aria-label={`${t(`settings.limitNames.${limit}`)}, ${plans[id].name}`}
                    placeholder={t('settings.noLimit')}
                    value={limits[id][limit]}
                    onChange={({ target }) =>
                      onChange({ ...limits, [id]: { ...limits[id], [limit]: target.value } })
                    }
                  />
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
      <p className="mt-1.5 text-12 text-ink-faint">{t('settings.limitsHint')}</p>
    </div>
  );
}
