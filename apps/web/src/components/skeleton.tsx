import type { ReactNode } from 'react';
import { classes } from '../lib/page/classes.ts';
import { useMessages } from '../lib/messages/messages.ts';
import { fieldMessages } from './field.messages.ts';

/** Keeps the space of loading content; give it the size of that content. It appears late, so that what comes quickly does not flash. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classes('block shrink-0 animate-late rounded-4 bg-line opacity-80', className)}
    />
  );
}

interface WaitingProps {
  /** Read to those who do not see the shape; "Loading" without it. */
  label?: string;
  className?: string;
  /** The shape of what comes. */
  children?: ReactNode;
}

/** A part of the page that waits for its content. */
export function Waiting({ label, className, children }: WaitingProps) {
  const t = useMessages(fieldMessages);
  return (
    <>
      <output className="sr-only">{label ?? t('loading')}</output>
      <div aria-busy="true" className={classes('animate-late', className)}>
        {children}
      </div>
    </>
  );
}

/** Rows of a list or table. */
export function SkeletonRows({ rows = 5, className }: { rows?: number; className?: string }) {
  return (
    <div className={classes('divide-y divide-line', className)}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-10 items-center gap-4 px-4">
          <Skeleton className="h-3.5 w-2/5" />
          <Skeleton className="ml-auto h-3 w-16" />
        </div>
      ))}
    </div>
  );
}

/** Labelled fields, one below the other. */
export function SkeletonFields({ fields = 3, className }: { fields?: number; className?: string }) {
  return (
    <div className={classes('flex flex-col gap-5', className)}>
      {Array.from({ length: fields }, (_, field) => (
        <div key={field}>
          <Skeleton className="mb-2 h-3 w-24" />
          <Skeleton className="h-8 rounded-6" />
        </div>
      ))}
    </div>
  );
}

const LINES = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-2/3'];

/** A paragraph. */
export function SkeletonLines({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div className={classes('flex flex-col gap-2.5', className)}>
      {LINES.slice(-lines).map((width, line) => (
        <Skeleton key={line} className={classes('h-3.5', width)} />
      ))}
    </div>
  );
}

/** A page of a document: a title and two paragraphs. */
export function SkeletonSheet({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classes(
        'flex aspect-[210/297] animate-late flex-col gap-[2%] bg-page p-[10%] shadow-page dark:brightness-[.925]',
        className,
      )}
    >
      <span className="mb-[4%] h-[2.5%] w-2/5 rounded-2 bg-page-line" />
      {[...LINES, ...LINES].map((width, line) => (
        <span
          key={line}
          className={classes('h-[1%] rounded-2 bg-page-line opacity-70', width, line === 4 && 'mb-[4%]')}
        />
      ))}
    </div>
  );
}
