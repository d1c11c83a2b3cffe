import english from '@sheaf/messages/en/progress.json' with { type: 'json' };
import type { MessageKey } from '@sheaf/messages/formatter';
import { defineMessages, useMessages } from './messages.ts';

interface Progress {
  done: number;
  total: number;
  unit: MessageKey<'progress'>;
}

const progressMessages = defineMessages('progress', english);

/** How far it is, in the page's language. */
export function useProgressWords(): (progress: Progress) => string {
  const t = useMessages(progressMessages);
  return ({ unit, ...count }) => t(unit, count);
}
