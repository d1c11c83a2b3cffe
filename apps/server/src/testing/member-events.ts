import type { MemberEvent } from '@sheaf/api/ports';

export type EventStream = {
  status: number;
  /** The events received so far. */
  events: MemberEvent[];
  ended(): boolean;
  close(): void;
};

/** A page that listens. */
export async function listenToEvents(url: string, token?: string, query = ''): Promise<EventStream> {
  const stop = new AbortController();
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(`${url}/api/events${query}`, { headers, signal: stop.signal });
  const events: MemberEvent[] = [];
  let ended = false;
  const read = async () => {
    let rest = '';
    for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + text).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        if (block.startsWith('data: ')) events.push(JSON.parse(block.slice(6)) as MemberEvent);
      }
    }
  };
  read().then(
    () => (ended = true),
    () => (ended = true),
  );
  return { status: response.status, events, ended: () => ended, close: () => stop.abort() };
}
