import { type BillingRecordRow, billingRecords } from '@sheaf/db';
import type { LetterOptions } from '@sheaf/pdf-core/options';
import type { MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { letterTexts } from '../../letters/letters.ts';
import type { ToolOutput } from '../../ports.ts';
import { formatMoney } from './money.schema.ts';
import { plans } from './plans.schema.ts';

/** What was paid, as a document to keep. `use` has it for as long as it takes. */
export async function writeReceipt<T>(
  ctx: MemberContext,
  id: string,
  use: (receipt: { path: string; size: number; filename: string }) => Promise<T>,
): Promise<T> {
  const record = await billingRecords.findBillingRecord(ctx.db, ctx.member.user.id, id);
  if (!record) throw new AppError('not_found', 'There is no such receipt.');
  if (record.status !== 'succeeded' && record.status !== 'refunded')
    throw new AppError('conflict', 'Nothing was paid here, so there is no receipt.');
  const settings = { member: ctx.member.user.id, signal: ctx.signal };
  const { file: word } = letterTexts[ctx.member.user.language].receipt;
  const filename = `${word}-${numberOf(record).replace(/[^\w-]/g, '-')}.pdf`;
  return ctx.tools.run('letter', [], describe(ctx, record), settings, ({ files }: ToolOutput<unknown>) => {
    const [file] = files;
    if (!file) throw new Error('a letter is one file');
    return use({ path: file.path, size: file.size, filename });
  });
}

function describe(
  { member, settings, payments }: MemberContext,
  record: BillingRecordRow,
): Partial<LetterOptions> {
  const { language, name, email } = member.user;
  const texts = letterTexts[language].receipt;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const tell = (time: string) => day.format(Date.parse(time));
  const amount = formatMoney(record.amount, record.currency, language);
  const paidFor =
    record.period_start && record.period_end
      ? texts.period(tell(record.period_start), tell(record.period_end))
      : tell(record.created_at);
  const isRefunded = record.status === 'refunded';
  return {
    head: `Sheaf, ${new URL(settings.publicUrl).host}`,
    title: isRefunded ? texts.refundedTitle : texts.title,
    facts: [
      { label: texts.number, value: numberOf(record) },
      { label: texts.date, value: tell(record.created_at) },
      { label: texts.paidBy, value: `${name}\n${email}` },
      ...(record.stripe_payment_intent_id
        ? [{ label: texts.payment, value: record.stripe_payment_intent_id }]
        : []),
    ],
    columns: texts.columns,
    rows: [[texts.plan(plans[record.plan].name), paidFor, amount]],
    total: { label: isRefunded ? texts.paidBack : texts.paid, value: amount },
    notes: payments.provider === 'sandbox' ? texts.sandbox : '',
  };
}

function numberOf({ number, id }: BillingRecordRow): string {
  return number ?? id.slice(-8).toUpperCase();
}
