import type { AdminUser } from '@sheaf/api/features/admin/admin.schema.ts';
import { Badge } from '../../components/badge.tsx';
import { Card, CardHeader } from '../../components/card.tsx';
import { formatAgo, formatBytes, formatDate, formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { adminTexts } from './admin.texts.ts';
import { FactList } from './fact-list.tsx';
import { userTexts } from './user.texts.ts';

export function UserAccount({ user, devices }: { user: AdminUser; devices: number }) {
  const texts = useTexts(userTexts);
  const { roles, columns } = useTexts(adminTexts);
  const { role, email_verified, created_at, last_seen_at, fileCount, totalStorage } = user;
  return (
    <Card className="min-w-0">
      <CardHeader title={texts.account} />
      <FactList
        facts={[
          [texts.role, roles[role]],
          [
            texts.email,
            <Badge key="email" kind={email_verified ? 'ok' : 'warn'}>
              {email_verified ? texts.confirmed : texts.notConfirmed}
            </Badge>,
          ],
          [texts.joined, formatDate(created_at)],
          [texts.lastSeen, last_seen_at ? formatAgo(last_seen_at) : texts.never],
          [texts.devices, texts.deviceCount(devices)],
          [texts.files, formatNumber(fileCount)],
          [columns.storage, formatBytes(totalStorage)],
        ]}
      />
    </Card>
  );
}
