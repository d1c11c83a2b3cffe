import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { Card, CardHeader } from '../../components/card.tsx';
import { ApiKeysCard } from '../../features/users/api-keys-card.tsx';
import { DangerZone } from '../../features/users/danger-zone.tsx';
import { DeviceList } from '../../features/users/device-list.tsx';
import { ExportCard } from '../../features/users/export-card.tsx';
import { PasswordCard } from '../../features/users/password-card.tsx';
import { ProfileForm } from '../../features/users/profile-form.tsx';
import { SignOutOthers } from '../../features/users/sign-out-others.tsx';
import { usersTexts } from '../../features/users/users.texts.ts';
import { formatDate } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';

export function AccountPanel({ user }: { user: User }) {
  const texts = useTexts(usersTexts);
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-4 desk:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <Card>
            <CardHeader title={texts.account} lede={texts.accountLede(formatDate(user.created_at))} />
            <div className="px-5 pt-4 pb-5">
              <ProfileForm user={user} />
            </div>
          </Card>
          <PasswordCard email={user.email} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Card>
            <CardHeader title={texts.devices} lede={texts.devicesLede} action={<SignOutOthers />} />
            <div className="px-5 pt-2 pb-3">
              <DeviceList />
            </div>
          </Card>
          <ApiKeysCard />
        </div>
      </div>
      <ExportCard />
      <DangerZone email={user.email} />
    </div>
  );
}
