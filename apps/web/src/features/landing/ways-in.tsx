import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { useConfig, useSignUpOpen } from '../../lib/instance/use-instance.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { landingMessages } from './landing.messages.ts';

export interface WaysInProps {
  isMember: boolean;
  /** Opens a demo account, by this label. */
  tryDemo: (label: string) => ReactNode;
}

/** A member goes to their desk; a stranger opens an account, where that is possible, or looks around. */
export function WaysIn({ isMember, start, tryDemo }: WaysInProps & { start: string }) {
  const t = useMessages(landingMessages);
  const config = useConfig();
  const isSignUpOpen = useSignUpOpen();
  if (isMember) {
    return (
      <ButtonLink to="/dashboard" look="primary" size="hero">
        {t('toDashboard')}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink to={isSignUpOpen ? '/register' : '/login'} look="primary" size="hero">
        {isSignUpOpen ? (config?.sells === false ? t('start') : start) : t('signIn')}
      </ButtonLink>
      {config?.demo && tryDemo(t('tryDemo'))}
    </>
  );
}
