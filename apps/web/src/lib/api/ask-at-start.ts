import { isRenewalDue, readSession } from '../session/session-store.ts';
import { askEarly, takeEarly } from './early-answers.ts';

/** If somebody is signed in. The pages take the answers. */
export function askAtStart(addresses: readonly string[], open: readonly string[] = []): void {
  const session = readSession();
  if (!session || isRenewalDue(session)) return;
  window.takeEarly = takeEarly;
  for (const address of open) askEarly(address, null);
  for (const address of addresses) askEarly(address, `Bearer ${session.access_token}`);
}

/** The address of a call of the client of the pages, which it writes the same way. */
export function callAddress(paths: readonly string[], inputs: Readonly<Record<number, unknown>>): string {
  return `/trpc/${paths.join(',')}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
}
