import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../lib/page/classes.ts';

const kinds = {
  plain: { look: 'border-line bg-surface [&>svg]:text-ink-faint', Icon: Info },
  warn: { look: 'border-warn-line bg-warn-soft [&>svg]:text-warn-ink', Icon: TriangleAlert },
  bad: { look: 'border-danger-line bg-danger-soft [&>svg]:text-danger-ink', Icon: CircleAlert },
};

interface NoteProps {
  kind?: keyof typeof kinds;
  /** The bold fact; what it means follows as children. */
  fact: string;
  action?: ReactNode;
  children?: ReactNode;
}

export function Note({ kind = 'plain', fact, action, children }: NoteProps) {
  const { look, Icon } = kinds[kind];
  return (
    <div
      role={kind === 'bad' ? 'alert' : undefined}
      className={classes('flex flex-wrap items-start gap-x-3 gap-y-2 rounded-10 border px-4 py-3', look)}
    >
      <Icon aria-hidden="true" className="mt-[1.5px]" />
      <p className="min-w-0 flex-1 basis-52 text-13 wrap-anywhere">
        <strong className="font-bold">{children && !/[.?:]$/u.test(fact) ? `${fact}.` : fact}</strong>{' '}
        {children}
      </p>
      {action && <div className="max-desktop:pl-7">{action}</div>}
    </div>
  );
}
