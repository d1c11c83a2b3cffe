import { PanelSkeleton, TitleSkeleton } from '../../app/page-skeleton.tsx';
import { Skeleton, SkeletonLines, Waiting } from '../../components/skeleton.tsx';

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
