import type { AdminUser } from '@sheaf/api/features/admin/admin.schema.ts';
import { Badge } from '../../components/badge.tsx';
import { Card, CardHeader } from '../../components/card.tsx';
import { formatAgo, formatBytes, formatDate, formatNumber } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { adminMessages } from './admin.messages.ts';
import { FactList } from './fact-list.tsx';
import { userMessages } from './user.messages.ts';

export function UserAccount({ user, devices }: { user: AdminUser; devices: number }) {
  const t = useMessages(userMessages);
  const tAdmin = useMessages(adminMessages);
  const { role, email_verified, created_at, last_seen_at, fileCount, totalStorage } = user;
  return (
    <Card className="min-w-0">
      <CardHeader title={t('account')} />
      <FactList
        facts={[
          [t('role'), tAdmin(`roles.${role}`)],
          [
            t('email'),
            <Badge key="email" kind={email_verified ? 'ok' : 'warn'}>
              {email_verified ? t('confirmed') : t('notConfirmed')}
            </Badge>,
          ],
          [t('joined'), formatDate(created_at)],
          [t('lastSeen'), last_seen_at ? formatAgo(last_seen_at) : t('never')],
          [t('devices'), t('deviceCount', { count: devices })],
          [t('files'), formatNumber(fileCount)],
          [tAdmin('columns.storage'), formatBytes(totalStorage)],
        ]}
      />
    </Card>
  );
}
