import type { RequestContext } from '../../context.ts';

/** Whether an email reaches somebody: by a mail server, or in the outbox that whoever sits at the machine can open. */
export function sendsMail({ settings, isLocal }: RequestContext): boolean {
  return settings.sendsMail || isLocal;
}
