import type { InstanceConfig } from '@sheaf/api/features/instance/instance.router.ts';
import { useQuery } from '@tanstack/react-query';
import { readOpen } from '../api/read-open.ts';
import { readItem, writeItem } from '../page/storage.ts';

/** Visitors ask it too, who have no use for the client that members call the server with. */
export const configKey = ['config'];

const KEPT = 'instance';

/** Until the server has answered, a page shows what it said the last time: no name or price appears late or goes away. */
export function useConfig(): InstanceConfig | undefined {
  return useQuery({ queryKey: configKey, queryFn: readConfig, placeholderData: readKept }).data;
}

async function readConfig(): Promise<InstanceConfig> {
  const config = await readOpen<InstanceConfig>('/config');
  writeItem(KEPT, JSON.stringify(config));
  return config;
}

function readKept(): InstanceConfig | undefined {
  try {
    return JSON.parse(readItem(KEPT) ?? '') as InstanceConfig;
  } catch {
    return undefined;
  }
}

/** Whether emails reach people here. True until the server has said otherwise. */
export function useSendsMail(): boolean {
  return useConfig()?.mail ?? true;
}

/** What plans are paid with. Undefined until the server has said it. */
export function usePayments() {
  return useConfig()?.payments;
}

/** Whether there are plans, prices and limits here. Undefined until the server has said it. */
export function useSells(): boolean | undefined {
  return useConfig()?.sells;
}

/** Of a first paid plan; 0 is none, also until the server has said it. */
export function useTrialDays(): number {
  return useConfig()?.trial_days ?? 0;
}
