import { useQuery } from '@tanstack/react-query';
import { trpc } from '../trpc.ts';

/** Whether emails reach people here. True until the server has said otherwise. */
export function useSendsMail(): boolean {
  return useQuery(trpc.instance.config.queryOptions()).data?.mail ?? true;
}

/** What plans are paid with. Undefined until the server has said it. */
export function usePayments() {
  return useQuery(trpc.instance.config.queryOptions()).data?.payments;
}
