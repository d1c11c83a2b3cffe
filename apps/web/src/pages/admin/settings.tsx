import { PageHeader } from '../../components/page-header.tsx';
import { instanceTexts } from '../../features/admin/instance.texts.ts';
import { SettingsForm } from '../../features/admin/settings-form.tsx';
import { useTexts } from '../../lib/texts.ts';
import { BackToAdmin } from './back-link.tsx';

export default function InstanceSettingsPage() {
  const texts = useTexts(instanceTexts).settings;
  return (
    <div className="wrap pb-16">
      <title>{texts.pageTitle}</title>
      <BackToAdmin />
      <PageHeader title={texts.title} lede={texts.lede} />
      <SettingsForm />
    </div>
  );
}
