import { describeNotices } from '@sheaf/messages/notices';
import type { ToolOutput } from '../../ports.ts';
import type { Made } from './pdf-tools.schema.ts';

export type ToldNotice = Made['notices'][number];

/** What a tool noticed, as programs read it: each also in English. */
export function presentNotices({ notices }: Pick<ToolOutput<unknown>, 'notices'>): {
  notices?: ToldNotice[];
} {
  return notices.length ? { notices: describeNotices(notices) } : {};
}

/** Those of an answer that was kept with its operation. */
export function readNotices(answer: object): ToldNotice[] {
  return 'notices' in answer && Array.isArray(answer.notices) ? (answer.notices as ToldNotice[]) : [];
}
