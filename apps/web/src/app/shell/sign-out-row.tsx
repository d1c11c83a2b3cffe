import type { ReactNode } from 'react';
import { useMessages } from '../../lib/messages/messages.ts';
import { shellMessages } from './shell.messages.ts';
import { useSignOut } from './use-sign-out.ts';

export function SignOutRow({ icon, className }: { icon: ReactNode; className: string }) {
  const t = useMessages(shellMessages);
  return (
    <button type="button" onClick={useSignOut()} className={className}>
      {icon}
      {t('signOut')}
    </button>
  );
}
