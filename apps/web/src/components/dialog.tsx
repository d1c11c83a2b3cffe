import { Dialog as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../lib/page/classes.ts';

interface DialogProps extends ComponentProps<typeof Radix.Root> {
  title: string;
  description?: ReactNode;
  /** Where the title is not shown it is still read out. */
  titleHidden?: boolean;
  className?: string;
  /** Instead of the first thing in it, whose text would be selected. */
  onFocus?: () => void;
  /** Gives the focus elsewhere than to what opened it, and says whether it did. */
  onCloseFocus?: () => boolean;
  actions?: ReactNode;
  children?: ReactNode;
}

export function Dialog({
  title,
  description,
  titleHidden,
  className,
  onFocus,
  onCloseFocus,
  actions,
  children,
  ...root
}: DialogProps) {
  return (
    <Radix.Root {...root}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Radix.Content
          aria-describedby={description ? undefined : ''}
          onOpenAutoFocus={
            onFocus &&
            ((event) => {
              event.preventDefault();
              onFocus();
            })
          }
          onCloseAutoFocus={(event) => onCloseFocus?.() && event.preventDefault()}
          className={classes(
            'fixed top-[18vh] left-1/2 z-40 max-h-[76vh] w-[420px] scroll-pb-20 max-w-[calc(100vw-24px)] -translate-x-1/2 animate-rise overflow-auto rounded-16 border border-line bg-raised shadow-floating outline-none dark:border-transparent',
            className,
          )}
        >
          <div className={classes('px-6 pt-5', titleHidden && 'sr-only')}>
            <Radix.Title className="section-title">{title}</Radix.Title>
            {description && (
              <Radix.Description className="mt-1.5 text-14 text-ink-soft">{description}</Radix.Description>
            )}
          </div>
          {children}
          {actions && <div className="dialog-foot">{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export const DialogClose = Radix.Close;
