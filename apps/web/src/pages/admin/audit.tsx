import { PageHeader } from '../../components/page-header.tsx';
import { AuditList } from '../../features/admin/audit-list.tsx';
import { ExportAudit } from '../../features/admin/export-audit.tsx';
import { instanceMessages } from '../../features/admin/instance.messages.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { BackToAdmin } from './back-link.tsx';

export default function AuditPage() {
  const t = useMessages(instanceMessages);
  return (
    <div className="wrap pb-16">
      <title>{t('audit.pageTitle')}</title>
      <BackToAdmin />
      <PageHeader title={t('audit.title')} lede={t('audit.lede')} actions={<ExportAudit />} />
      <AuditList />
    </div>
  );
}
