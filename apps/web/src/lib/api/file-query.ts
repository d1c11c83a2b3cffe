import { trpc } from './trpc.ts';

/** An event tells that a file has been read; should it be lost, nobody waits in vain. */
const LOOK_AGAIN_MS = 5000;

/** One file, looked at now and then while it is being read. */
export function fileQuery(asked: { id: string; text?: boolean }) {
  return trpc.files.get.queryOptions(asked, {
    refetchInterval: ({ state }) => (state.data?.file.reading.state === 'pending' ? LOOK_AGAIN_MS : false),
  });
}
