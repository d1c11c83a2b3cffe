import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../../components/button.tsx';
import { userMessages } from '../../features/admin/user.messages.ts';
import { useMessages } from '../../lib/messages/messages.ts';

export function BackToAdmin() {
  const t = useMessages(userMessages);
  return (
    <div className="-mb-3 -ml-2 pt-4">
      <ButtonLink to="/admin" look="bare" size="small">
        <ArrowLeft aria-hidden="true" />
        {t('back')}
      </ButtonLink>
    </div>
  );
}
