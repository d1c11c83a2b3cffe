import { useQuery } from '@tanstack/react-query';
import { trpc } from '../api/trpc.ts';
import { useSells } from './use-instance.ts';

/** Whether this member has one where plans are no longer sold. Undefined until the server responds, and where they are. */
export function useHasSubscription(): boolean | undefined {
  const isAsked = useSells() === false;
  const { data } = useQuery(trpc.subscriptions.running.queryOptions(undefined, { enabled: isAsked }));
  return isAsked ? data?.running : undefined;
}
