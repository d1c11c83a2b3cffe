import { PanelSkeleton, TitleSkeleton } from '../../app/page-skeleton.tsx';
import { Skeleton, SkeletonLines, Waiting } from '../../components/skeleton.tsx';

const card = 'rounded-10 border border-line bg-surface';

/** The figures, what can be done, the latest files, and the usage beside them. */
export function OverviewSkeleton() {
  return (
    <Waiting className="wrap min-h-dvh pb-16">
      <TitleSkeleton />
      <div className={`${card} grid grid-cols-2 gap-y-6 px-5 py-4 desktop:grid-cols-4`}>
        {[0, 1, 2, 3].map((figure) => (
          <div key={figure} className="h-17">
            <Skeleton className="h-3 w-20" />
            <Skeleton className="mt-3 h-6 w-24" />
          </div>
        ))}
      </div>
      <div className="grid gap-8 pt-6 desktop:grid-cols-[minmax(0,1fr)_328px]">
        <div className="grid grid-cols-2 gap-4 self-start desktop:grid-cols-4">
          {[0, 1, 2, 3].map((book) => (
            <Skeleton key={book} className="aspect-[210/297] w-full" />
          ))}
        </div>
        <SkeletonLines lines={5} className={`${card} self-start p-5`} />
      </div>
    </Waiting>
  );
}

/** The places, and the cards of files. */
export function ManagerSkeleton() {
  return (
    <Waiting className="wrap grid min-h-dvh gap-10 desktop:grid-cols-[200px_minmax(0,1fr)]">
      <SkeletonLines lines={5} className="pt-7 max-desktop:hidden" />
      <div>
        <TitleSkeleton />
        <Skeleton className="mb-6 h-8 w-72 max-w-full rounded-6" />
        <div className="grid grid-cols-2 gap-4 desktop:grid-cols-4">
          {Array.from({ length: 8 }, (_, file) => (
            <Skeleton key={file} className="h-[156px] rounded-10" />
          ))}
        </div>
      </div>
    </Waiting>
  );
}

export function TabSkeleton() {
  return (
    <div className="wrap min-h-dvh">
      <TitleSkeleton />
      <PanelSkeleton />
    </div>
  );
}
