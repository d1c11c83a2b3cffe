import { PageHeader } from '../../components/page-header.tsx';
import { CancellationList } from '../../features/admin/cancellation-list.tsx';
import { instanceMessages } from '../../features/admin/instance.messages.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { BackToAdmin } from './back-link.tsx';

export default function CancellationsPage() {
  const t = useMessages(instanceMessages);
  return (
    <div className="wrap pb-16">
      <title>{t('cancellations.pageTitle')}</title>
      <BackToAdmin />
      <PageHeader title={t('cancellations.title')} lede={t('cancellations.lede')} />
      <CancellationList />
    </div>
  );
}
