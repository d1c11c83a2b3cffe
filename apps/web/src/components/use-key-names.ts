import { useMessages } from '../lib/messages/messages.ts';
import { fieldMessages } from './field.messages.ts';

/** `Ctrl K` as the keys of the reader's own keyboard have it. */
export function useKeyNames(): (keys: string) => string {
  const t = useMessages(fieldMessages);
  return (keys) =>
    keys
      .split(' ')
      .map((key) => t.find(`keys.${key}`) ?? key)
      .join(' ');
}
