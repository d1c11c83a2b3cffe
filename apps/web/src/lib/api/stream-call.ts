import { networkError, restError, withToken } from './rest-call.ts';

/** Sends a request whose answer arrives as server-sent events, and reports each event before the last. */
export async function streamCall<Done>(
  path: string,
  input: object,
  onEvent: (name: string, data: string) => void,
  signal: AbortSignal,
): Promise<Done> {
  try {
    const response = await withToken((headers) =>
      fetch(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify(input),
        signal,
      }),
    );
    if (!response.ok || !response.body) throw restError(await response.text());
    return await readEvents<Done>(response.body, onEvent);
  } catch (error) {
    // `fetch` fails with a TypeError when there is no connection, or none any more.
    throw error instanceof TypeError ? networkError : error;
  }
}

async function readEvents<Done>(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEvent: (name: string, data: string) => void,
): Promise<Done> {
  let rest = '';
  let answer: { done: Done } | undefined;
  // To its end: a stream that is left before is a request that the browser reports as cut off.
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    const events = (rest + part).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/su.exec(event) ?? [];
      if (name === 'error') throw restError(data);
      if (name === 'done') answer = { done: JSON.parse(data) as Done };
      else onEvent(name, data);
    }
  }
  if (!answer) throw networkError;
  return answer.done;
}
