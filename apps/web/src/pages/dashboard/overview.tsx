import { ListChecks, ScanLine, Search, Upload } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Input } from '../../components/input.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { placePath } from '../../features/files/manager-place.ts';
import { assistantPath } from '../../features/files/preview-path.ts';
import { RecentFiles } from '../../features/files/recent-files.tsx';
import { Checklist } from '../../features/first-steps/checklist.tsx';
import { StatFigures } from '../../features/usage/stat-figures.tsx';
import { UsageCard } from '../../features/usage/usage-card.tsx';
import { useAuth } from '../../lib/session/auth.ts';
import { greetingName } from '../../lib/messages/person-name.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { dashboardMessages } from './dashboard.messages.ts';
import { toolEntries } from './file-tools.tsx';
import { QuickActions } from './quick-actions.tsx';
import { ToDo } from './to-do.tsx';

interface OverviewProps {
  onUpload: () => void;
  onScan: () => void;
  /** Opens the batch processor, where there is one. */
  onBatch?: () => void;
}

export function Overview({ onUpload, onScan, onBatch }: OverviewProps) {
  const t = useMessages(dashboardMessages);
  const { user } = useAuth();
  const [hour] = useState(() => new Date().getHours());
  const part = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  return (
    <div className="wrap pb-16">
      <PageHeader
        title={
          user
            ? t('greeting', { greeting: t(`greetings.${part}`), name: greetingName(user) })
            : t(`greetings.${part}`)
        }
        lede={t('lede')}
        actions={
          <>
            <FileSearch />
            {onBatch && (
              <Button className="max-desktop:flex-1" onClick={onBatch}>
                <ListChecks aria-hidden="true" />
                {t('batch')}
              </Button>
            )}
            <Button className="max-desktop:flex-1" onClick={onScan}>
              <ScanLine aria-hidden="true" />
              {t('scan')}
            </Button>
            <Button look="primary" className="max-desktop:flex-1" onClick={onUpload}>
              <Upload aria-hidden="true" />
              {t('upload')}
            </Button>
          </>
        }
      />
      <Checklist
        onUpload={onUpload}
        mergePath={(ids) => `/tools?tab=merge&files=${ids.join(',')}`}
        askPath={(id) => (id ? assistantPath(id) : '/tools?tab=ai-chat')}
      />
      <StatFigures />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 desktop:grid-cols-[minmax(0,1fr)_328px]">
        <div className="flex min-w-0 flex-col gap-7">
          <QuickActions onUpload={onUpload} onBatch={onBatch} />
          <RecentFiles allFiles={placePath({ view: 'all' })} onUpload={onUpload} tools={toolEntries} />
        </div>
        <div className="flex flex-col gap-4">
          <aside aria-label={t('usage')}>
            <UsageCard />
          </aside>
          <ToDo onUpload={onUpload} />
        </div>
      </div>
    </div>
  );
}

/** Enter leads to the files that match, wherever they lie. */
function FileSearch() {
  const t = useMessages(dashboardMessages);
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  return (
    <search className="max-desktop:w-full">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          navigate(placePath({ view: 'all' }, query.trim()));
        }}
      >
        <Input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          start={<Search aria-hidden="true" />}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className="desktop:w-56"
        />
      </form>
    </search>
  );
}
