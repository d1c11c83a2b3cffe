import { useSearchParams } from 'react-router';
import { PageHeader } from '../components/page-header.tsx';
import { BatchButton } from '../features/batch/batch-button.tsx';
import { catalogueMessages } from '../features/tools/catalogue/catalogue.messages.ts';
import { ToolCatalogue } from '../features/tools/catalogue/tool-catalogue.tsx';
import { readFileIds } from '../features/tools/shared/files/file-address.ts';
import { useMessages } from '../lib/messages/messages.ts';

export default function AllToolsPage() {
  const t = useMessages(catalogueMessages);
  const [search] = useSearchParams();
  return (
    <div className="wrap pb-16">
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} lede={t('lede')} actions={<BatchButton label={t('batch')} />} />
      <ToolCatalogue files={readFileIds(search).ids} />
    </div>
  );
}
