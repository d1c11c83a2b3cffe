import { ShownSecretDialog } from '../../components/shown-secret-dialog.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { userMessages } from './user.messages.ts';

/** Names that each computer has for itself. */
const THIS_COMPUTER = /^(?:localhost|127\.[\d.]+|\[::1\])$/u;

/** The one time that a link to a new password is seen by an administrator, who passes it on. */
export function HandedLinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  const t = useMessages(userMessages);
  return (
    <ShownSecretDialog
      secret={link}
      texts={{
        title: t('linkTitle'),
        text: t('linkText'),
        label: t('linkLabel'),
        copy: t('copy'),
        copied: t('copied'),
        copyFailed: t('copyFailed'),
        done: t('done'),
      }}
      note={THIS_COMPUTER.test(new URL(link).hostname) ? t('linkLocal') : undefined}
      onClose={onClose}
    />
  );
}
