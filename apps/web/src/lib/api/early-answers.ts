interface EarlyAnswer {
  /** Null for what anyone may ask. */
  authorization: string | null;
  /** Null when nothing came. */
  answer: Promise<Response | null>;
}

/** What was asked at the start is no news later. */
const FRESH_MS = 10_000;

const byAddress = new Map<string, EarlyAnswer>();

/** Asks before those that want it are here; `when` it turns out to be there, if that is given. */
export function askEarly(
  address: string,
  authorization: string | null,
  when?: Promise<boolean>,
): Promise<Response | null> {
  const headers = new Headers(authorization === null ? {} : { authorization });
  const ask = () => fetch(address, { headers });
  const asked = when
    ? when.then((isThere) => (isThere ? ask() : new Response(null, { status: 404 })))
    : ask();
  const answer = asked.catch(() => null);
  byAddress.set(address, { authorization, answer });
  return answer;
}

/** What was asked for by the same person, once. */
export function takeEarly(address: string, init: RequestInit): Promise<Response> | undefined {
  const early = byAddress.get(address);
  byAddress.delete(address);
  const isTheirs = early?.authorization === new Headers(init.headers).get('authorization');
  if (!early || !isTheirs || performance.now() > FRESH_MS) return undefined;
  return early.answer.then((answer) => answer ?? fetch(address, init));
}
