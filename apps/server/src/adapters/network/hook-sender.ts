import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup as lookUp } from 'node:dns/promises';
import { type ClientRequest, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { ANSWER_SECONDS } from '@sheaf/api/features/webhooks/webhooks.schema.ts';
import type { HookAnswer, HookSender } from '@sheaf/api/ports';
import { isPublicAddress } from './public-address.ts';
import { signBody } from './webhook-signature.ts';

type Settings = {
  /** The instance is reached from its own machine only: plain http, and inside addresses that are written as such, are its own affair. */
  reachesInside: boolean;
  version: string;
  deadlineMs?: number;
  /** Resolves the addresses of a name. */
  resolve?: (hostname: string, options: LookupOptions) => Promise<LookupAddress[]>;
};

class InsideAddress extends Error {}

/**
 * Posts with Node's own client, which follows no redirect. The name is resolved once, every address is checked, and
 * the connection goes to a checked address: a second lookup could return another one.
 */
export function createHookSender({
  reachesInside,
  version,
  deadlineMs = ANSWER_SECONDS * 1000,
  resolve: resolveName = (hostname, options) => lookUp(hostname, { ...options, all: true }),
}: Settings): HookSender {
  const refuse: HookSender['refuse'] = (address, isLocal) => {
    const { protocol, hostname } = new URL(address);
    if (reachesInside && isLocal) return null;
    if (protocol !== 'https:') return 'hook_not_https';
    const host = withoutBrackets(hostname);
    const isInside = isIP(host) ? !isPublicAddress(host) : isLocalhost(host);
    return isInside ? 'hook_address_private' : null;
  };

  async function judgeAddresses(...[hostname, options, done]: Parameters<LookupFunction>): Promise<void> {
    try {
      const found = await resolveName(hostname, options);
      const [first] = found;
      // A name with internal addresses only may belong to an attacker: a proxy may have accepted it without the
      // settings.
      const isFine =
        (reachesInside && isLocalhost(hostname)) || found.every(({ address }) => isPublicAddress(address));
      if (!first || !isFine) throw new InsideAddress();
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    } catch (error) {
      done(error as NodeJS.ErrnoException, '');
    }
  }

  function post(url: URL, headers: Record<string, string | number>, body: Buffer): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const signal = AbortSignal.timeout(deadlineMs);
    const lookup: LookupFunction = (...asked) => void judgeAddresses(...asked);
    const options = { method: 'POST', headers, agent: false, lookup, signal };
    const call: ClientRequest = request(url, options, (answer) => {
      resolve(answer.statusCode ?? 0);
      // The body of the response is not read.
      answer.destroy();
    });
    call.on('error', reject);
    // As after an answer that changes the protocol.
    call.on('close', () => reject(new Error('The connection was closed.')));
    call.end(body);
    return promise;
  }

  return {
    refuse,
    async send({ url, secret, id, event, body }) {
      const started = performance.now();
      const answer = (code: number | null, error: string | null): HookAnswer => ({
        code,
        error,
        durationMs: Math.round(performance.now() - started),
      });
      if (refuse(url, reachesInside)) return answer(null, 'address_refused');
      const bytes = Buffer.from(body);
      const headers = {
        'content-type': 'application/json',
        'content-length': bytes.length,
        'user-agent': `Sheaf/${version} (webhook)`,
        'sheaf-event': event,
        'sheaf-delivery': id,
        'sheaf-signature': signBody(secret, bytes),
      };
      try {
        return answer(await post(new URL(url), headers, bytes), null);
      } catch (error) {
        return answer(null, nameFailure(error));
      }
    },
  };
}

/** The error for the member, without details of the internal network. */
function nameFailure(error: unknown): string {
  if (error instanceof InsideAddress) return 'address_refused';
  const { name, code = '' } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError' || name === 'AbortError') return 'timed_out';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'name_not_found';
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/.test(code)) return 'certificate_refused';
  return 'not_reached';
}

function isLocalhost(hostname: string): boolean {
  return /^(.+\.)?localhost\.?$/.test(hostname);
}

function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}
