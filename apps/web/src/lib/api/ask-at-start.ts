import { isRenewalDue, readSession } from '../session/session-store.ts';
import { askEarly, takeEarly } from './early-answers.ts';

/** If somebody is signed in. The pages take the answers. */
export function askAtStart(addresses: readonly string[], open: readonly string[] = []): void {
  const authorization = readAuthorization();
  if (!authorization) return;
  for (const address of open) askEarly(address, null);
  for (const address of addresses) askEarly(address, authorization);
}

/** Whether what the page is for is there, and only then what comes with it. */
export function askIfThere(address: string, others: readonly string[]): void {
  const authorization = readAuthorization();
  if (!authorization) return;
  // Without an answer, those that want the others find out by themselves.
  const isThere = askEarly(address, authorization).then((answer) => answer?.status !== 404);
  window.isOpenedThere = isThere;
  for (const other of others) askEarly(other, authorization, isThere);
}

function readAuthorization(): string | null {
  const session = readSession();
  if (!session || isRenewalDue(session)) return null;
  window.takeEarly = takeEarly;
  return `Bearer ${session.access_token}`;
}

/** The address of a call of the client of the pages, which it writes the same way. */
export function callAddress(paths: readonly string[], inputs: Readonly<Record<number, unknown>>): string {
  return `/trpc/${paths.join(',')}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
}
