import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { Suspense, lazy, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { accountMessages } from './account.messages.ts';

const DeleteAccountDialog = lazy(async () => ({
  default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
}));

export function DangerZone({ user }: { user: User }) {
  const t = useMessages(accountMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-10 border border-danger-line bg-surface px-5 py-[18px]">
      <div className="min-w-60 flex-1">
        <h2 className="section-title text-danger-ink">{t('danger.title')}</h2>
        <p className="mt-0.5 text-13 text-ink-soft">{t('danger.text')}</p>
      </div>
      <Button look="danger" onClick={() => setOpen(true)}>
        {t('danger.delete')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DeleteAccountDialog user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
