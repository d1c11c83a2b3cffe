import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { Card, CardHeader } from '../../components/card.tsx';
import { SearchDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Skeleton, SkeletonRows, Waiting } from '../../components/skeleton.tsx';
import { ActivityTable } from '../../features/admin/activity-table.tsx';
import { FailedNote } from '../../features/admin/failed-note.tsx';
import { UserAccount } from '../../features/admin/user-account.tsx';
import { UserMenu } from '../../features/admin/user-menu.tsx';
import { userMessages } from '../../features/admin/user.messages.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { BackToAdmin } from './back-link.tsx';
import { PlanUsage } from './plan-usage.tsx';

export default function AdminUserPage() {
  const { id = '' } = useParams();
  const t = useMessages(userMessages);
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(trpc.admin.user.queryOptions({ id }, { staleTime: 0 }));
  if (error) {
    const isGone = ['not_found', 'invalid_request'].includes(readApiError(error).code);
    return (
      <div className="wrap pb-16">
        <BackToAdmin />
        <div className="pt-8">
          {isGone ? (
            <EmptyState level="h1" drawing={<SearchDrawing />} title={t('gone')}>
              {t('goneText')}
            </EmptyState>
          ) : (
            <FailedNote onAgain={refetch} />
          )}
        </div>
      </div>
    );
  }
  if (!data) return <UserSkeleton />;
  const { user, subscription, usage, recent, devices } = data;
  return (
    <div className="wrap pb-16">
      <title>{t('pageTitle', { name: user.name })}</title>
      <BackToAdmin />
      <PageHeader
        title={user.name}
        lede={user.email}
        actions={<UserMenu wide user={user} onDeleted={() => navigate('/admin')} />}
      />
      <div className="grid items-start gap-4 desktop:grid-cols-[376px_minmax(0,1fr)]">
        <UserAccount user={user} devices={devices} />
        {subscription && (
          <PlanUsage subscription={subscription} usage={usage} isAdmin={user.role === 'admin'} />
        )}
      </div>
      <Card className="mt-4 pb-2">
        <CardHeader title={t('recent')} />
        {recent.length === 0 ? (
          <p className="px-5 pt-1 pb-3 text-13 text-ink-soft">{t('noWork')}</p>
        ) : (
          <div className="pt-2">
            <ActivityTable activity={recent} />
          </div>
        )}
      </Card>
    </div>
  );
}

function UserSkeleton() {
  return (
    <Waiting className="wrap min-h-dvh pt-16 pb-16">
      <Skeleton className="mb-6 h-9 w-64" />
      <SkeletonRows rows={7} className="rounded-10 border border-line bg-surface" />
    </Waiting>
  );
}
