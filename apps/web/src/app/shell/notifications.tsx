import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { Bell, Mail } from 'lucide-react';
import { Popover } from 'radix-ui';
import { toast } from 'sonner';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { menuPanel } from '../../components/menu-style.ts';
import { apiErrorTexts, describeError } from '../../lib/api-error.texts.ts';
import { readApiError } from '../../lib/api-error.ts';
import { classes } from '../../lib/classes.ts';
import { useTexts } from '../../lib/texts.ts';
import { trpc } from '../../lib/trpc.ts';
import { shellTexts } from './shell.texts.ts';

/** What needs the person: for now only an address that is not confirmed. */
export function Notifications({ user }: { user: User }) {
  const texts = useTexts(shellTexts);
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <IconButton name={texts.notifications} marked={!user.email_verified}>
          <Bell aria-hidden="true" />
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={texts.notifications}
          className={classes(menuPanel, 'w-80 p-4')}
        >
          {user.email_verified ? (
            <p>
              <strong className="block font-bold">{texts.allRead}</strong>
              <span className="text-ink-soft">{texts.allReadText}</span>
            </p>
          ) : (
            <ConfirmAddress email={user.email} />
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function ConfirmAddress({ email }: { email: string }) {
  const texts = useTexts(shellTexts).verify;
  const errorTexts = useTexts(apiErrorTexts);
  const resend = useMutation(
    trpc.auth.resendVerification.mutationOptions({
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => toast.error(describeError(readApiError(error), errorTexts)),
    }),
  );
  return (
    <div className="flex gap-3">
      <Mail aria-hidden="true" className="mt-0.5 text-ink-faint" />
      <div className="min-w-0">
        <strong className="block font-bold">{texts.title}</strong>
        <p className="wrap-anywhere text-ink-soft">{texts.text(email)}</p>
        <Button
          size="small"
          className="mt-2.5"
          busy={resend.isPending}
          disabled={resend.isSuccess}
          onClick={() => resend.mutate()}
        >
          {texts.again}
        </Button>
      </div>
    </div>
  );
}
