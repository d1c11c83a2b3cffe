import { PageHeader } from '../../components/page-header.tsx';
import { instanceMessages } from '../../features/admin/instance.messages.ts';
import { SettingsForm } from '../../features/admin/settings-form.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { BackToAdmin } from './back-link.tsx';

export default function InstanceSettingsPage() {
  const t = useMessages(instanceMessages);
  return (
    <div className="wrap pb-16">
      <title>{t('settings.pageTitle')}</title>
      <BackToAdmin />
      <PageHeader title={t('settings.title')} lede={t('settings.lede')} />
      <SettingsForm />
    </div>
  );
}
