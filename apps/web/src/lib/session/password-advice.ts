import { GOOD_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@sheaf/api/features/auth/auth.schema.ts';
import { useMessages } from '../messages/messages.ts';
import { passwordMessages } from './passwords.messages.ts';

/** The hint below a new password while typing. */
export function usePasswordAdvice(typed: string): string {
  const t = useMessages(passwordMessages);
  if (!typed) return t('short', { minimum: MIN_PASSWORD_LENGTH });
  return [...typed].length < GOOD_PASSWORD_LENGTH ? t('longer', { good: GOOD_PASSWORD_LENGTH }) : t('good');
}
