import { classes } from '../../lib/page/classes.ts';
import type { StoredFile } from './item.ts';
import { useThumbnail } from './use-thumbnail.ts';
import { type SheetDrawing, fileMark, sheetDrawing } from './file-kind.ts';

const edge =
  'before:absolute before:inset-0 before:-z-10 before:translate-x-[2.5px] before:-translate-y-[2.5px] before:rounded-[1px] before:bg-page before:shadow-page';
const secondEdge =
  'after:absolute after:inset-0 after:-z-20 after:translate-x-[5px] after:-translate-y-[5px] after:rounded-[1px] after:bg-page after:shadow-page';

/**
 * The first page, or a sheet with the file type until there is a picture. One edge behind it for two pages or more,
 * two for ten or more.
 */
export function FileSheet({ file, className }: { file: StoredFile; className?: string }) {
  const { type, page_count: pages } = file;
  const picture = useThumbnail(file);
  return (
    <span
      aria-hidden="true"
      className={classes(
        'relative isolate block aspect-[210/297] text-page-soft',
        (pages ?? 1) > 1 && edge,
        (pages ?? 1) >= 10 && secondEdge,
        className,
      )}
    >
      {picture ? (
        <img
          src={picture}
          alt=""
          className="size-full rounded-[1px] bg-page object-cover object-top shadow-page dark:brightness-[.925]"
        />
      ) : (
        <BlankSheet type={type} className="size-full" />
      )}
    </span>
  );
}

/** What stands for a page that has no picture: the file type. */
export function BlankSheet({ type, className }: { type: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 210 297"
      className={classes('rounded-[1px] bg-page text-page-soft shadow-page', className)}
      fill="none"
    >
      <Marks of={sheetDrawing(type)} />
      <text x="24" y="52" className="fill-page-ink font-sans text-[26px] font-bold">
        {fileMark(type)}
      </text>
      <path d="M24 66h40" className="stroke-page-accent" strokeWidth="3" />
    </svg>
  );
}

/** The sheet at the size of a row's text, where no picture is asked for. */
export function SmallSheet({ type }: { type: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 210 297"
      className="h-[22px] w-4 rounded-[1px] bg-page text-page-soft shadow-page"
      fill="none"
    >
      <g strokeWidth="12">
        <Marks of={sheetDrawing(type)} />
      </g>
    </svg>
  );
}

function Marks({ of }: { of: SheetDrawing }) {
  const line = {
    stroke: 'currentColor',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    opacity: 0.55,
  } as const;
  if (of === 'picture') {
    return (
      <g {...line} strokeWidth="3">
        <path d="M24 96h162v130H24zM24 196l46-46 40 40 26-22 50 44" />
        <circle cx="146" cy="128" r="13" />
      </g>
    );
  }
  if (of === 'table') {
    return (
      <path
        {...line}
        strokeWidth="3"
        d="M24 96h162v150H24zM24 126h162M24 156h162M24 186h162M24 216h162M78 96v150M132 96v150"
      />
    );
  }
  return (
    <path
      {...line}
      strokeWidth="3"
      d="M24 100h162M24 118h150M24 136h158M24 154h96M24 184h162M24 202h140M24 220h152M24 238h70"
    />
  );
}
