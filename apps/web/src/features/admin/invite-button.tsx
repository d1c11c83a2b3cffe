import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { noteCommand } from '../../lib/page/recent-commands.ts';
import { useOpened } from '../../lib/page/use-opened.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { HandedLinkDialog } from './handed-link-dialog.tsx';
import { userMessages } from './user.messages.ts';

// The form and its checks are a sixth of the page.
const InviteDialog = lazy(() => import('./invite-dialog.tsx'));

export function InviteButton() {
  const t = useMessages(userMessages);
  const [isOpen, setOpen] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const open = () => {
    noteCommand('invite');
    setOpen(true);
  };
  useOpened('invite', open);
  return (
    <>
      <Button onClick={open}>
        <UserPlus aria-hidden="true" />
        {t('invite')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <InviteDialog onClose={() => setOpen(false)} onLink={setLink} />}
      </Suspense>
      {link && <HandedLinkDialog link={link} onClose={() => setLink(null)} />}
    </>
  );
}
