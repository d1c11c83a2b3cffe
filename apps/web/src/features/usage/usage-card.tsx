import type { UserStats } from '@sheaf/api/features/users/users.schema.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Note } from '../../components/note.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { formatBytes, formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { formatDay } from '../../lib/format-day.ts';
import { LimitRow } from './limit-row.tsx';
import { usageTexts } from './usage.texts.ts';
import { useStats } from './use-stats.ts';

export function UsageCard() {
  const texts = useTexts(usageTexts);
  const { data, isError, refetch } = useStats();
  if (isError) {
    const again = (
      <Button size="small" onClick={() => refetch()}>
        {texts.again}
      </Button>
    );
    return <Note kind="bad" fact={texts.failed} action={again} />;
  }
  return (
    <Card className="px-4 pt-4 pb-[18px]">
      <div className="mb-3.5 flex items-center justify-between">
        <h2 className="section-title">{texts.title}</h2>
        {data && <Badge kind="outline">{data.planName}</Badge>}
      </div>
      <div className="mb-4 flex flex-col gap-4">{data ? <Rows stats={data} /> : <RowSkeletons />}</div>
      <TextLink to="/billing" className="text-13">
        {texts.billing}
      </TextLink>
    </Card>
  );
}

function Rows({ stats }: { stats: UserStats }) {
  const texts = useTexts(usageTexts);
  return (
    <>
      <LimitRow
        label={texts.files}
        used={stats.filesThisMonth}
        limit={stats.filesLimit}
        format={(amount) => formatNumber(amount)}
        renews={formatDay(stats.renewsAt)}
      />
      <LimitRow
        label={texts.storage}
        used={stats.totalStorage}
        limit={stats.storageLimit}
        format={(amount) => formatBytes(amount)}
      />
    </>
  );
}

function RowSkeletons() {
  return [0, 1].map((row) => (
    <div key={row} className="flex flex-col gap-2.5">
      <Skeleton className="h-3.5 w-full" />
      <Skeleton className="h-1.5 w-full" />
      <Skeleton className="h-3 w-24" />
    </div>
  ));
}

/** For a rail: the meter of the storage alone. */
export function StorageMeter() {
  const texts = useTexts(usageTexts);
  const { data } = useStats();
  if (!data) return null;
  const { totalStorage, storageLimit } = data;
  return (
    <LimitRow
      compact
      label={texts.storage}
      used={totalStorage}
      limit={storageLimit}
      format={(amount) => formatBytes(amount)}
    />
  );
}
