import { ScrollText, Settings2, UserMinus } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../components/button.tsx';
import { Note } from '../components/note.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Tab, TabList, TabPanel, TabsRoot } from '../components/tabs.tsx';
import { ActivityPanel } from '../features/admin/activity-panel.tsx';
import { AdminFigures } from '../features/admin/admin-figures.tsx';
import { adminMessages } from '../features/admin/admin.messages.ts';
import { ChartCard } from '../features/admin/chart-card.tsx';
import { StorageCard } from '../features/admin/storage-card.tsx';
import { StoragePanel } from '../features/admin/storage-panel.tsx';
import { InviteButton } from '../features/admin/invite-button.tsx';
import { SystemLine } from '../features/admin/system-line.tsx';
import { SystemPanel } from '../features/admin/system-panel.tsx';
import { useAdminStats } from '../features/admin/use-admin.ts';
import { UserSearch } from '../features/admin/user-search.tsx';
import { UsersPanel } from '../features/admin/users-panel.tsx';
import { formatNumber } from '../lib/messages/format.ts';
import { useConfig } from '../lib/instance/use-instance.ts';
import { useMessages } from '../lib/messages/messages.ts';

const TABS = ['users', 'activity', 'storage', 'system'] as const;

export default function AdminPage() {
  const t = useMessages(adminMessages);
  const config = useConfig();
  const sells = config?.sells;
  const { data: stats } = useAdminStats();
  const [address, setAddress] = useSearchParams();
  const tabs = useRef<HTMLDivElement>(null);
  const tab = TABS.find((name) => name === address.get('tab')) ?? 'users';
  const search = address.get('q') ?? '';
  const show = (name: string) => setAddress(name === 'users' ? {} : { tab: name });
  return (
    <div className="wrap pb-16">
      <title>{t('pageTitle')}</title>
      <PageHeader
        title={t('title')}
        lede={<SystemLine />}
        actions={
          <>
            <ButtonLink to="/admin/audit">
              <ScrollText aria-hidden="true" />
              {t('auditLog')}
            </ButtonLink>
            {sells && (
              <ButtonLink to="/admin/cancellations">
                <UserMinus aria-hidden="true" />
                {t('cancellations')}
              </ButtonLink>
            )}
            <ButtonLink to="/admin/settings">
              <Settings2 aria-hidden="true" />
              {t('settings')}
            </ButtonLink>
          </>
        }
      />
      {config?.asks_use && (
        <div className="mb-4">
          <Note
            fact={t('asksUse')}
            action={
              <ButtonLink size="small" to="/admin/settings">
                {t('settings')}
              </ButtonLink>
            }
          >
            {t('asksUseText')}
          </Note>
        </div>
      )}
      <AdminFigures />
      <div className="my-4 grid gap-4 desktop:grid-cols-[minmax(0,1fr)_376px]">
        <ChartCard />
        <StorageCard onAll={() => tabs.current?.scrollIntoView()} />
      </div>
      <TabsRoot ref={tabs} value={tab} onValueChange={show} className="scroll-mt-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 desktop:items-end desktop:border-b desktop:border-line">
          <TabList aria-label={t('tabs')} className="desktop:border-b-0 max-desktop:w-full">
            {TABS.map((name) => (
              <Tab
                key={name}
                value={name}
                count={name === 'users' ? stats && formatNumber(stats.totalUsers) : undefined}
              >
                {t(`${name}`)}
              </Tab>
            ))}
          </TabList>
          {tab === 'users' && (
            <div className="flex gap-2 py-1.5 max-desktop:w-full max-desktop:flex-wrap max-desktop:pt-3">
              <InviteButton />
              <UserSearch
                key={search}
                search={search}
                onSearch={(text) => setAddress(text ? { q: text } : {})}
              />
            </div>
          )}
        </div>
        <TabPanel value="users" className="pt-0!">
          <UsersPanel key={search} search={search} />
        </TabPanel>
        <TabPanel value="activity" className="pt-3!">
          <ActivityPanel />
        </TabPanel>
        <TabPanel value="storage" className="pt-0!">
          <StoragePanel />
        </TabPanel>
        <TabPanel value="system" className="pt-4!">
          <SystemPanel />
        </TabPanel>
      </TabsRoot>
    </div>
  );
}
