import { TextLink } from '../../components/text-link.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { authMessages } from './auth.messages.ts';

export function LegalLine({ before }: { before?: string }) {
  const t = useMessages(authMessages);
  return (
    <>
      {before ?? t('login.legal.before')} <TextLink to="/terms">{t('login.legal.terms')}</TextLink>{' '}
      {t('login.legal.and')} <TextLink to="/privacy">{t('login.legal.privacy')}</TextLink>.
    </>
  );
}
