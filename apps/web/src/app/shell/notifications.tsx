import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { Bell } from 'lucide-react';
import { Popover } from 'radix-ui';
import { Suspense, lazy, useState } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { leaveOpened } from '../../components/late-focus.ts';
import { menuPanel } from '../../components/menu-style.ts';
import { useEndedOperations } from '../../features/operations/use-ended-operations.ts';
import { classes } from '../../lib/page/classes.ts';
import { noteCommand } from '../../lib/page/recent-commands.ts';
import { useOpened } from '../../lib/page/use-opened.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { shellMessages } from './shell.messages.ts';

// The page does not wait for the code of the menu.
const ConfirmAddress = lazy(async () => ({
  default: (await import('./confirm-address.tsx')).ConfirmAddress,
}));
const EndedWork = lazy(() => import('./ended-work.tsx'));

const SHOWN = 8;

/** What needs the person: an address that is not confirmed, and how their work ended. Looking at it is having seen it. */
export function Notifications({ user }: { user: User }) {
  const t = useMessages(shellMessages);
  const [isOpen, setOpen] = useState(false);
  const { ended, unseen, markSeen, refresh } = useEndedOperations();
  // What happens in a moment, such as an upload, is seen as it happens.
  const notable = ended.filter(({ seen_at, status }) => seen_at === null || status === 'failed');
  const shown = (notable.length > 0 ? notable : ended.filter(({ outputs }) => outputs.length > 0)).slice(
    0,
    SHOWN,
  );
  const isMarked = !user.email_verified || unseen.length > 0;
  const toggle = (open: boolean) => {
    setOpen(open);
    if (!open) return refresh();
    noteCommand('notifications');
    markSeen();
  };
  useOpened('notifications', () => toggle(true));
  const name = unseen.length > 0 ? t('notificationsNew', { count: unseen.length }) : t('notifications');
  return (
    <Popover.Root open={isOpen} onOpenChange={toggle}>
      <Popover.Trigger asChild>
        <IconButton name={name} marked={isMarked}>
          <Bell aria-hidden="true" />
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={t('notifications')}
          onCloseAutoFocus={leaveOpened}
          className={classes(menuPanel, 'w-80 p-2')}
        >
          <Suspense fallback={null}>
            {!user.email_verified && <ConfirmAddress user={user} />}
            {shown.length > 0 && <EndedWork operations={shown} onFollow={() => toggle(false)} />}
          </Suspense>
          {user.email_verified && shown.length === 0 && (
            <p className="p-2">
              <strong className="block font-bold">{t('allRead')}</strong>
              <span className="text-ink-soft">{t('allReadText')}</span>
            </p>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
