import { Suspense, lazy } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PanelSkeleton } from '../app/page-skeleton.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Tab, TabList, TabPanel, TabsRoot } from '../components/tabs.tsx';
import { usersMessages } from '../features/users/users.messages.ts';
import { useAuth } from '../lib/session/auth.ts';
import { useMessages } from '../lib/messages/messages.ts';
import { AccountPanel } from './profile/account-panel.tsx';

const StatisticsPanel = lazy(async () => ({
  default: (await import('./profile/statistics-panel.tsx')).StatisticsPanel,
}));
const ActivityPanel = lazy(async () => ({
  default: (await import('../features/users/activity-panel.tsx')).ActivityPanel,
}));

const TABS = ['profile', 'statistics', 'activity'] as const;
type ProfileTab = (typeof TABS)[number];

export default function ProfilePage() {
  const t = useMessages(usersMessages);
  const { user } = useAuth();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = search.get('tab');
  const tab: ProfileTab = TABS.find((name) => name === asked) ?? 'profile';
  if (!user) return null;
  return (
    <div className="wrap pb-16">
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} lede={t('lede')} />
      <TabsRoot
        value={tab}
        onValueChange={(next) => navigate(next === 'profile' ? '/profile' : `/profile?tab=${next}`)}
      >
        <TabList aria-label={t('tabs')}>
          {TABS.map((name) => (
            <Tab key={name} value={name}>
              {t(`${name}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="profile">
          <AccountPanel user={user} />
        </TabPanel>
        <TabPanel value="statistics">
          <Suspense fallback={<PanelSkeleton />}>
            <StatisticsPanel />
          </Suspense>
        </TabPanel>
        <TabPanel value="activity">
          <Suspense fallback={<PanelSkeleton />}>
            <ActivityPanel />
          </Suspense>
        </TabPanel>
      </TabsRoot>
    </div>
  );
}
