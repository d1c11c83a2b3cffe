import {
  Skeleton,
  SkeletonFields,
  SkeletonRows,
  SkeletonSheet,
  Waiting,
} from '../../../../components/skeleton.tsx';
import { ToolLayout } from './tool-layout.tsx';

/** How a tool shows a document: all its pages, or one of them in large. */
export type ToolShape = 'pages' | 'page';

interface ToolSkeletonProps {
  shape?: ToolShape | undefined;
  label?: string;
}

/** A tool whose document is on its way: its pages, and the options beside them. */
export function ToolSkeleton({ shape = 'pages', label }: ToolSkeletonProps) {
  return (
    <Waiting {...(label && { label })}>
      <ToolLayout
        aside={
          <div className="flex flex-col gap-4">
            <Skeleton className="h-16 rounded-10" />
            <SkeletonFields className="rounded-10 border border-line bg-surface p-5" />
          </div>
        }
      >
        {shape === 'page' ? (
          <div className="h-[calc(100dvh-var(--bar-height,72px)-80px)] min-h-[440px] overflow-hidden rounded-10 border border-line bg-sunken p-4 desktop:min-h-[560px] desktop:p-6">
            <SkeletonSheet className="mx-auto mt-11 w-full max-w-[620px]" />
          </div>
        ) : (
          <div className="grid grid-cols-[repeat(auto-fill,minmax(112px,1fr))] gap-4 rounded-10 border border-line bg-sunken p-4 pb-10">
            {Array.from({ length: 12 }, (_, at) => (
              <SkeletonSheet key={at} className="w-full" />
            ))}
          </div>
        )}
      </ToolLayout>
    </Waiting>
  );
}

/** What a tool finds in a document. */
export function FindingsSkeleton({ label }: { label: string }) {
  return (
    <Waiting label={label}>
      <SkeletonRows rows={8} className="rounded-10 border border-line bg-surface" />
    </Waiting>
  );
}

/** A tool without a file: the place to drop one. */
export function StartSkeleton() {
  return (
    <Waiting>
      <Skeleton className="h-[300px] rounded-10" />
    </Waiting>
  );
}
