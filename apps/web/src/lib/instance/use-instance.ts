import type { InstanceConfig } from '@sheaf/api/features/instance/instance.router.ts';
import { useSyncExternalStore } from 'react';
import { rememberAppName } from '../messages/app-name.ts';
import { useAuth } from '../session/auth.ts';
import { fetchOrTake } from '../api/fetch-or-take.ts';
import { readItem, writeItem } from '../page/storage.ts';

const KEPT = 'instance';

/** Small and by itself: every page asks it, visitors' pages too, which have no use for the client of members' pages. */
let known = readKept();
let isAsked = false;
const listeners = new Set<() => void>();

/** Until the server responds, a page uses the previous response: no name or price appears late or disappears. */
export function useConfig(): InstanceConfig | undefined {
  return useSyncExternalStore(listen, () => known);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  if (!isAsked) void refreshConfig();
  return () => listeners.delete(listener);
}

/** Asks the server anew. What does not answer is asked again by the next part of a page that wants to know. */
export async function refreshConfig(): Promise<void> {
  isAsked = true;
  try {
    const answer = await fetchOrTake('/api/config', {});
    isAsked = answer.ok;
    if (!answer.ok) return;
    known = await answer.json();
    writeItem(KEPT, JSON.stringify(known));
    if (known) rememberAppName(known.name);
    for (const tell of listeners) tell();
  } catch {
    isAsked = false;
  }
}

function readKept(): InstanceConfig | undefined {
  try {
    return JSON.parse(readItem(KEPT) ?? '') as InstanceConfig;
  } catch {
    return undefined;
  }
}

/** Whether this instance sends emails. True until the server responds. */
export function useSendsMail(): boolean {
  return useConfig()?.mail ?? true;
}

/** The same as the server knows it now: a mail server may have broken since, or with the email that was just asked for. */
export async function askSendsMail(): Promise<boolean> {
  await refreshConfig();
  return known?.mail ?? true;
}

/** Whether a visitor can open an account here. True until the server responds. */
export function useSignUpOpen(): boolean {
  const config = useConfig();
  return !config || config.signup === 'open' || config.empty;
}

/** The payment provider. Undefined until the server responds. */
export function usePayments() {
  return useConfig()?.payments;
}

/** Whether this member sees plans, prices and limits; not in a demo account. Undefined until the server responds. */
export function useSells(): boolean | undefined {
  const isDemo = Boolean(useAuth().user?.demo_until);
  const sells = useConfig()?.sells;
  return sells && !isDemo;
}

/** Days of the trial of a first paid plan; 0 is none, also until the server responds. */
export function useTrialDays(): number {
  return useConfig()?.trial_days ?? 0;
}
