import type { MemberEvent } from '@sheaf/api/ports';
import { withToken } from './rest-call.ts';
import { noteReach } from './reach.ts';
import { readSession, subscribeToSession } from '../session/session-store.ts';
import { wait } from '../session/tab-lock.ts';

type Listener = (event: MemberEvent) => void;

const HIDDEN_AFTER_MS = 20_000;
const RETRY_MS = 1000;
const MAX_RETRY_MS = 30_000;
/** Events of that long before the page began are told again too: its first question may reach the server sooner than its stream. */
const TELL_AGAIN_MS = 2000;

const listeners = new Set<Listener>();
let stream: AbortController | null = null;
let person: string | undefined;
/** When the page began to read for that person: with the page itself, or at a sign-in. Null once the first stream has opened. */
let begun: number | null = 0;
let isFollowing = false;
let hiding: ReturnType<typeof setTimeout> | undefined;

/**
 * Events about the member's operations and files, from any tab, script or process. `sync` means that events may have
 * been missed, because the stream or the server's listener was interrupted.
 */
export function subscribeToEvents(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps one stream open while signed in and visible: a browser has few connections for all of its tabs. */
export function keepListening(): void {
  subscribeToSession(follow);
  document.addEventListener('visibilitychange', () => {
    clearTimeout(hiding);
    if (document.visibilityState === 'visible') follow();
    else hiding = setTimeout(stop, HIDDEN_AFTER_MS);
  });
  follow();
}

function follow(): void {
  const now = readSession()?.user.id;
  if (now !== person) {
    stop();
    if (isFollowing) begun = performance.now();
  }
  isFollowing = true;
  person = now;
  if (!person || stream || document.visibilityState !== 'visible') return;
  stream = new AbortController();
  void listenUntil(stream.signal);
}

function stop(): void {
  stream?.abort();
  stream = null;
}

async function listenUntil(signal: AbortSignal): Promise<void> {
  let retry = RETRY_MS;
  while (!signal.aborted) {
    const heard = await listenOnce(signal).catch(() => false);
    retry = heard ? RETRY_MS : Math.min(MAX_RETRY_MS, retry * 2);
    if (!signal.aborted) await wait(retry * (0.5 + Math.random()));
  }
}

/** Whether the server sent anything before it ended. */
async function listenOnce(signal: AbortSignal): Promise<boolean> {
  const asked = performance.now();
  // What changed between the page's first questions and its first stream is told again.
  const missed = begun === null ? '' : `?missed_ms=${Math.ceil(asked - begun + TELL_AGAIN_MS)}`;
  const response = await withToken((headers) => fetch(`/api/events${missed}`, { headers, signal })).catch(
    (error: unknown) => {
      // Without a connection `fetch` fails with a TypeError, and with nothing else.
      if (error instanceof TypeError) noteReach(false);
      throw error;
    },
  );
  noteReach(true);
  if (!response.ok || !response.body) return false;
  if (missed && performance.now() - asked > TELL_AGAIN_MS) tell({ kind: 'sync' });
  begun = null;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value = '' } = await reader.read();
    if (done) return true;
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) if (block.startsWith('data: ')) tell(JSON.parse(block.slice(6)));
  }
}

function tell(event: MemberEvent): void {
  for (const listener of listeners) listener(event);
}
