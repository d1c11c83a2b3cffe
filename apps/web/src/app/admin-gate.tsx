import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '../components/button.tsx';
import { Note } from '../components/note.tsx';
import { securityMessages } from '../features/users/security.messages.ts';
import { useMessages } from '../lib/messages/messages.ts';
import { trpc } from '../lib/api/trpc.ts';

/** If administrators need a second factor, one without it sees where to add it. */
export default function AdminGate({ children }: { children: ReactNode }) {
  const t = useMessages(securityMessages);
  const { data } = useQuery(trpc.secondFactors.list.queryOptions());
  if (!data?.needed) return children;
  return (
    <div className="wrap py-10">
      <Note
        kind="warn"
        fact={t('factors.neededFact')}
        action={<ButtonLink to="/profile">{t('factors.setUp')}</ButtonLink>}
      >
        {t('factors.needed')}
      </Note>
    </div>
  );
}
