import { Card, CardHeader } from '../components/card.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { DeviceList } from '../features/users/device-list.tsx';
import { ProfileForm } from '../features/users/profile-form.tsx';
import { SignOutOthers } from '../features/users/sign-out-others.tsx';
import { usersTexts } from '../features/users/users.texts.ts';
import { useAuth } from '../lib/auth.ts';
import { formatDate } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';

export default function ProfilePage() {
  const texts = useTexts(usersTexts);
  const { user } = useAuth();
  if (!user) return null;
  return (
    <div className="wrap pb-16">
      <title>{texts.pageTitle}</title>
      <PageHeader title={texts.title} lede={texts.lede} />
      <div className="grid items-start gap-4 desk:grid-cols-2">
        <Card>
          <CardHeader title={texts.account} lede={texts.accountLede(formatDate(user.created_at))} />
          <div className="px-5 pt-4 pb-5">
            <ProfileForm user={user} />
          </div>
        </Card>
        <Card>
          <CardHeader title={texts.devices} lede={texts.devicesLede} action={<SignOutOthers />} />
          <div className="px-5 pt-2 pb-3">
            <DeviceList />
          </div>
        </Card>
      </div>
    </div>
  );
}
