import type { Summary } from '@sheaf/api/features/ai/ai.schema.ts';
import type { Formatter } from '@sheaf/messages/formatter';
import { formatDate } from '../../lib/messages/format.ts';

export type Fact = {
  kind: string;
  name?: string | undefined;
  label?: string | undefined;
  text: string;
  date?: string | undefined;
  pages: number[];
};
export type DocumentFacts = {
  kind?: string | undefined;
  title?: string | undefined;
  facts: Fact[];
  more: number;
};
type T = Formatter<'assistant'>;

/** Its name in the language of the reader, with whose it is, else the words of the document: of a party what it is called there. */
export function nameFact({ name, label, kind }: Fact, t: T): string {
  const named = name && name !== 'party' ? t.find(`summary.names.${name}`) : undefined;
  if (named) return label ? `${named} (${label})` : named;
  return label ?? (name && t.find(`summary.names.${name}`)) ?? t.find(`summary.factKinds.${kind}`) ?? '';
}

/** A day is the same in every time zone: midnight here. */
export const dateOf = (day: string) => `${day}T00:00:00`;

/** `Invoice: INVOICE 12` says it twice. */
export function describeDocument({ kind, title }: DocumentFacts, t: T): string | undefined {
  const name = kind && kind !== 'other' ? t.find(`summary.documents.${kind}`) : undefined;
  if (!title) return name;
  if (!name || title.toLowerCase() === name.toLowerCase()) return title;
  return `${name}: ${title}`;
}

/** All that the page shows of a summary, as plain text. */
export function writeSummary(summary: Summary | undefined, facts: DocumentFacts | undefined, t: T): string {
  const about = facts && describeDocument(facts, t);
  const rows = (facts?.facts ?? []).map(
    (fact) => `${nameFact(fact, t)}: ${fact.date ? formatDate(dateOf(fact.date)) : fact.text}`,
  );
  const points = (summary?.sentences ?? []).map(
    ({ text, page }) => `- ${text} (${t('summary.pageShort', { page: String(page) })})`,
  );
  return [about, points.join('\n'), rows.join('\n')].filter(Boolean).join('\n\n');
}
