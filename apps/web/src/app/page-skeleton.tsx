import { useMatch } from 'react-router';
import { Skeleton, SkeletonRows, SkeletonSheet, Waiting } from '../components/skeleton.tsx';
import { isRailWanted } from '../features/preview/pages/rail-wish.ts';

/** Instead of a page whose code or data is on its way, in the shape that most pages have. */
export function PageSkeleton() {
  const isDocument = useMatch('/files/:id') !== null;
  const isLanding = useMatch('/') !== null;
  if (isDocument) return <ViewerSkeleton />;
  if (isLanding) return <Waiting className="min-h-dvh" />;
  return (
    <Waiting className="wrap min-h-dvh">
      <TitleSkeleton />
      <ListSkeleton />
    </Waiting>
  );
}

/** The title of a page and its line. */
export function TitleSkeleton() {
  return (
    <div className="pt-5 pb-4 desktop:pt-7 desktop:pb-5">
      <Skeleton className="my-1 h-7 w-56" />
      <Skeleton className="mt-2 mb-1 h-3.5 w-80 max-w-full" />
    </div>
  );
}

/** Below the title of a page. */
export function PanelSkeleton() {
  return (
    <Waiting className="min-h-[60vh]">
      <ListSkeleton />
    </Waiting>
  );
}

function ListSkeleton() {
  return <SkeletonRows rows={8} className="rounded-10 border border-line bg-surface" />;
}

/** The bar, the rail and the first page of a document. */
export function ViewerSkeleton() {
  return (
    <Waiting className="flex h-dvh flex-col overflow-hidden">
      <div className="flex h-14 shrink-0 items-center border-b bg-surface px-4">
        <div className="ml-10">
          <Skeleton className="h-3.5 w-48" />
          <Skeleton className="mt-1.5 h-3 w-28" />
        </div>
      </div>
      <div className="flex min-h-0 flex-1">
        {isRailWanted() && <div className="w-32 shrink-0 border-r bg-surface" />}
        <DeskSkeleton />
      </div>
    </Waiting>
  );
}

/** Where the pages of a document will lie. */
export function DeskSkeleton() {
  return (
    <div className="h-full min-w-0 flex-1 overflow-hidden bg-sunken px-4 pt-2.5">
      <SkeletonSheet className="mx-auto w-full max-w-[992px]" />
    </div>
  );
}
