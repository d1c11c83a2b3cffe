import { ButtonLink } from '../../components/button.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { landingMessages } from './landing.messages.ts';

/** A member goes to their desk; a stranger opens an account or looks around. */
export function WaysIn({ isMember, start }: { isMember: boolean; start: string }) {
  const t = useMessages(landingMessages);
  if (isMember) {
    return (
      <ButtonLink to="/dashboard" look="primary" size="hero">
        {t('toDashboard')}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink to="/register" look="primary" size="hero">
        {start}
      </ButtonLink>
      <ButtonLink to="/tools" size="hero">
        {t('tryDemo')}
      </ButtonLink>
    </>
  );
}
