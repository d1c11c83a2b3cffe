import type { AdminSettings } from '@sheaf/api/features/admin/admin.schema.ts';
import type { Formatter } from '@sheaf/messages/formatter';

type Mailing = Pick<AdminSettings, 'mail_way' | 'mail_failure'>;

/** How emails go: by a server that fails, they do not. */
export function tellWay({ mail_way, mail_failure }: Mailing, t: Formatter<'admin-instance'>): string {
  if (mail_failure && mail_way !== 'outbox') return t(`mail.failingWays.${mail_way}`);
  return t(`mail.ways.${mail_way}`);
}
