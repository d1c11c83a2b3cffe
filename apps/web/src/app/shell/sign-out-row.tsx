import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { shellTexts } from './shell.texts.ts';
import { useSignOut } from './use-sign-out.ts';

export function SignOutRow({ icon, className }: { icon: ReactNode; className: string }) {
  const texts = useTexts(shellTexts);
  return (
    <button type="button" onClick={useSignOut()} className={className}>
      {icon}
      {texts.signOut}
    </button>
  );
}
