import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { useConfig } from '../../lib/instance/use-instance.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { landingMessages } from './landing.messages.ts';

export interface WaysInProps {
  isMember: boolean;
  /** Opens a demo account, by this label. */
  tryDemo: (label: string) => ReactNode;
}

/** A member goes to their desk; a stranger opens an account or looks around. */
export function WaysIn({ isMember, start, tryDemo }: WaysInProps & { start: string }) {
  const t = useMessages(landingMessages);
  const config = useConfig();
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
        {config?.sells === false ? t('start') : start}
      </ButtonLink>
      {config?.demo && tryDemo(t('tryDemo'))}
    </>
  );
}
