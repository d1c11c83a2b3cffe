import type { AdminUser, UserSort } from '@sheaf/api/features/admin/admin.schema.ts';
import { plans } from '@sheaf/api/features/billing/plans.schema.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../components/avatar.tsx';
import { Badge } from '../../components/badge.tsx';
import { SearchDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Pager } from '../../components/pager.tsx';
import { SegmentedControl } from '../../components/segmented-control.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { SortHead } from '../../components/sort-head.tsx';
import { Cell, HeadCell, Row, Table } from '../../components/table.tsx';
import { useAuth } from '../../lib/session/auth.ts';
import { formatBytes, formatDate, formatNumber } from '../../lib/messages/format.ts';
import { useSells } from '../../lib/instance/use-instance.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { pagerWords } from './pager-words.ts';
import { adminMessages } from './admin.messages.ts';
import { FailedNote } from './failed-note.tsx';
import { useAdminStats } from './use-admin.ts';
import { UserMenu } from './user-menu.tsx';
import { usePagedList } from './use-paged-list.ts';

const PAGE = 20;
const wideOnly = 'max-desktop:hidden';

type Shown = 'members' | 'demos';

/** Members, and where visitors try the product, their demo accounts apart. */
export function UsersPanel({ search }: { search: string }) {
  const t = useMessages(adminMessages);
  const [shown, setShown] = useState<Shown>('members');
  const hasDemos = Boolean(useAdminStats().data?.demoUsers) || shown === 'demos';
  return (
    <>
      {hasDemos && (
        <div className="py-2">
          <SegmentedControl
            label={t('accounts.label')}
            options={(['members', 'demos'] as const).map((value) => ({
              value,
              label: t(`accounts.${value}`),
            }))}
            value={shown}
            onValueChange={setShown}
          />
        </div>
      )}
      <UserList key={shown} search={search} demos={shown === 'demos'} />
    </>
  );
}

function UserList({ search, demos }: { search: string; demos: boolean }) {
  const t = useMessages(adminMessages);
  const sells = useSells();
  const { place, sorting, toPage } = usePagedList<UserSort>('joined', 'desc');
  const input = { ...place, limit: PAGE, demos, ...(search ? { search } : {}) };
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    trpc.admin.users.queryOptions(input, { placeholderData: keepPreviousData }),
  );
  if (isError) return <FailedNote fact={search ? t('searchFailed') : t('failed')} onAgain={refetch} />;
  if (data?.pagination.total === 0) {
    return (
      <EmptyState level="p" drawing={<SearchDrawing />} title={t('noneFound')}>
        {t('noneFoundText')}
      </EmptyState>
    );
  }
  return (
    <div className={isPlaceholderData ? 'opacity-60' : undefined} aria-busy={isPlaceholderData || !data}>
      <Table aria-label={t('users')}>
        <thead>
          <tr>
            <SortHead column="name" sorting={sorting}>
              {t('columns.name')}
            </SortHead>
            <SortHead column="email" sorting={sorting} className={wideOnly}>
              {t('columns.email')}
            </SortHead>
            <SortHead column="role" sorting={sorting} className={wideOnly}>
              {t('columns.role')}
            </SortHead>
            {sells && (
              <SortHead column="plan" sorting={sorting} first="desc">
                {t('columns.plan')}
              </SortHead>
            )}
            <SortHead column="files" sorting={sorting} numeric className={wideOnly}>
              {t('columns.files')}
            </SortHead>
            <SortHead column="storage" sorting={sorting} numeric className={wideOnly}>
              {t('columns.storage')}
            </SortHead>
            <SortHead column="joined" sorting={sorting} first="desc" className={wideOnly}>
              {t('columns.joined')}
            </SortHead>
            <HeadCell>
              <span className="sr-only">{t('columns.actions')}</span>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {data
            ? data.users.map((user) => <UserRow key={user.id} user={user} />)
            : Array.from({ length: 5 }, (_, at) => <SkeletonRow key={at} />)}
        </tbody>
      </Table>
      {data && data.pagination.totalPages > 1 && (
        <Pager words={pagerWords(t)} pagination={data.pagination} onPage={toPage} />
      )}
    </div>
  );
}

function UserRow({ user }: { user: AdminUser }) {
  const t = useMessages(adminMessages);
  const auth = useAuth();
  const { id, name, email, role, plan, disabled_at, awaits_password, fileCount, totalStorage, created_at } =
    user;
  const roleBadge = role === 'admin' && (
    <Badge kind="outline" icon={<ShieldCheck aria-hidden="true" />}>
      {t('roles.admin')}
    </Badge>
  );
  return (
    <Row>
      <Cell className="max-w-0 max-desktop:h-14 max-desktop:w-full desktop:max-w-52">
        <span className="flex items-center gap-2">
          <Avatar name={name || email} quiet />
          <span className="min-w-0">
            <span className="flex items-center gap-x-1.5 max-desktop:flex-wrap">
              <Link
                to={`/admin/users/${id}`}
                className="reach relative max-w-full min-w-0 rounded-[2px] font-bold hover:underline"
                title={name}
              >
                <span className="block truncate">{name}</span>
              </Link>
              {auth.user?.id === id && <Badge>{t('you')}</Badge>}
              {awaits_password && <Badge>{t('awaitsPassword')}</Badge>}
              {disabled_at && <Badge kind="warn">{t('disabled')}</Badge>}
            </span>
            <span className="flex items-center gap-1.5 text-12 text-ink-faint desktop:hidden">
              <span className="truncate">{email}</span>
              {role === 'admin' && (
                <>
                  <ShieldCheck aria-hidden="true" className="size-3!" />
                  <span className="sr-only">{t('roles.admin')}</span>
                </>
              )}
            </span>
          </span>
        </span>
      </Cell>
      <Cell className={`max-w-56 truncate text-ink-soft ${wideOnly}`} title={email}>
        {email}
      </Cell>
      <Cell className={`text-ink-soft ${wideOnly}`}>{roleBadge || t('roles.user')}</Cell>
      {plan && <Cell>{role === 'admin' && plan === 'free' ? t('noLimits') : plans[plan].name}</Cell>}
      <Cell numeric className={wideOnly}>
        {formatNumber(fileCount)}
      </Cell>
      <Cell numeric className={wideOnly}>
        {formatBytes(totalStorage)}
      </Cell>
      <Cell className={`text-ink-soft tabular-nums ${wideOnly}`}>{formatDate(created_at)}</Cell>
      <Cell className="text-right">
        <UserMenu user={user} />
      </Cell>
    </Row>
  );
}

function SkeletonRow() {
  return (
    <Row>
      <Cell colSpan={8}>
        <Skeleton className="h-3 w-64 max-w-full" />
      </Cell>
    </Row>
  );
}
