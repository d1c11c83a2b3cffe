import { PageHeader } from '../../components/page-header.tsx';
import { AuditList } from '../../features/admin/audit-list.tsx';
import { ExportAudit } from '../../features/admin/export-audit.tsx';
import { instanceTexts } from '../../features/admin/instance.texts.ts';
import { useTexts } from '../../lib/texts.ts';
import { BackToAdmin } from './back-link.tsx';

export default function AuditPage() {
  const texts = useTexts(instanceTexts).audit;
  return (
    <div className="wrap pb-16">
      <title>{texts.pageTitle}</title>
      <BackToAdmin />
      <PageHeader title={texts.title} lede={texts.lede} actions={<ExportAudit />} />
      <AuditList />
    </div>
  );
}
