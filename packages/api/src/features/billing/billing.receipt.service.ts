import { formatMessage, openArea } from '@sheaf/messages';
import { type BillingRecordRow, billingRecords } from '@sheaf/db';
import type { LetterOptions } from '@sheaf/pdf-core/options';
import type { MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { nameInstance, readInstanceSettings } from '../auth/auth.instance.service.ts';
import { formatMoney } from './money.schema.ts';
import { plans } from './plans.schema.ts';

/** What was paid, as a document to keep. `use` has it for as long as it takes. */
export async function writeReceipt<T>(
  ctx: MemberContext,
  id: string,
  use: (receipt: { path: string; size: number; filename: string }) => Promise<T>,
): Promise<T> {
  const record = await billingRecords.findBillingRecord(ctx.db, ctx.member.user.id, id);
  if (!record) throw new AppError('receipt_missing');
  if (record.status !== 'succeeded' && record.status !== 'refunded') throw new AppError('receipt_unpaid');
  const settings = { member: ctx.member.user.id, signal: ctx.signal };
  const word = formatMessage(ctx.member.user.language, 'receipts', 'file');
  const filename = `${word}-${numberOf(record).replace(/[^\w-]/g, '-')}.pdf`;
  const instance = nameInstance(await readInstanceSettings(ctx));
  return ctx.tools.run('letter', [], describe(ctx, record, instance), settings, ({ files }) => {
    const [file] = files;
    if (!file) throw new Error('a letter is one file');
    return use({ path: file.path, size: file.size, filename });
  });
}

function describe(
  { member, settings, payments }: MemberContext,
  record: BillingRecordRow,
  instance: string,
): Partial<LetterOptions> {
  const { language, name, email } = member.user;
  const t = openArea(language, 'receipts');
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const tell = (time: string) => day.format(Date.parse(time));
  const show = (minor: number) => formatMoney(minor, record.currency, language);
  const paidFor =
    record.period_start && record.period_end
      ? t('period', { from: tell(record.period_start), to: tell(record.period_end) })
      : tell(record.created_at);
  const isRefunded = record.status === 'refunded';
  return {
    head: `${instance}, ${new URL(settings.publicUrl).host}`,
    title: isRefunded ? t('refundedTitle') : t('title'),
    facts: [
      { label: t('number'), value: numberOf(record) },
      { label: t('date'), value: tell(record.created_at) },
      { label: t('paidBy'), value: `${name}\n${email}` },
      ...(record.stripe_payment_intent_id
        ? [{ label: t('payment'), value: record.stripe_payment_intent_id }]
        : []),
    ],
    columns: [t('columns.what'), t('columns.for'), t('columns.amount')],
    rows: [
      [t('plan', { name: plans[record.plan].name }), paidFor, show(record.amount + record.credit)],
      ...(record.credit > 0 ? [[t('credit'), '', show(-record.credit)]] : []),
    ],
    total: { label: isRefunded ? t('paidBack') : t('paid'), value: show(record.amount) },
    notes: payments.provider === 'sandbox' ? t('sandbox', { instance }) : '',
  };
}

function numberOf({ number, id }: BillingRecordRow): string {
  return number ?? id.slice(-8).toUpperCase();
}
