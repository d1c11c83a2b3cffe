import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { RequestHandler } from 'express';
import { AppError } from '@sheaf/api/errors';
import type { Env } from './env.ts';

type Settings = Pick<Env, 'HOST' | 'TRUST_PROXY' | 'publicUrl'>;
type Asked = Pick<IncomingMessage, 'headers' | 'httpVersion' | 'socket'>;

/** Headers added by proxies. Any of them means that a proxy is in front of Sheaf, whatever the settings are. */
const FORWARDING =
  /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-client-ip|x-original-.*|cf-.*|true-client-ip)$/;

/**
 * Whether only this machine uses the instance, and a request comes from it. Decides about everything reserved for
 * that case: /dev/outbox, RATE_LIMITS=off, /metrics without its token, sandbox cards, and webhooks to internal
 * addresses. Without a request it checks the settings.
 */
export function isLocalOnly({ HOST, TRUST_PROXY, publicUrl }: Settings, request?: Asked): boolean {
  const isSetLocal =
    isLoopbackName(HOST) &&
    TRUST_PROXY === 'off' &&
    (publicUrl === null || isLoopbackName(new URL(publicUrl).hostname));
  if (!isSetLocal || !request) return isSetLocal;
  const { headers, httpVersion, socket } = request;
  return (
    // Current browsers and scripts do not use HTTP 1.0; nginx does toward its upstream.
    httpVersion !== '1.0' &&
    isLoopbackName(socket.remoteAddress ?? '') &&
    isLoopbackName(readHostname(headers.host)) &&
    !Object.keys(headers).some((name) => FORWARDING.test(name))
  );
}

/**
 * Names that Sheaf answers to: those of PUBLIC_URL and ALLOWED_HOSTS, addresses, and names that no stranger can own on the
 * Internet. A page of another site whose name is pointed here (DNS rebinding) is refused by its name.
 */
export function isKnownHost(env: Pick<Env, 'publicUrl' | 'allowedHosts'>, host: string | undefined): boolean {
  const name = readHostname(host);
  if (!name) return false;
  if (isIP(withoutBrackets(name)) || !name.includes('.')) return true;
  if (/\.(localhost|local)$/.test(name)) return true;
  const named = env.publicUrl === null ? [] : [new URL(env.publicUrl).hostname];
  return [...named, ...env.allowedHosts].includes(name);
}

export function refuseUnknownHosts(env: Env): RequestHandler {
  return (req, res, next) => {
    if (isKnownHost(env, req.headers.host)) return next();
    throw new AppError('host_unknown');
  };
}

/** The name in a Host header, without its port. Empty where there is none. */
function readHostname(host = ''): string {
  const [, name = ''] = /^(\[[\da-f:.]+\]|[^:[\]/@?#\s]+)(?::\d*)?$/i.exec(host) ?? [];
  return name.toLowerCase().replace(/\.$/, '');
}

function isLoopbackName(name: string): boolean {
  return /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|\[::1\]|::ffff:127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/.test(
    name,
  );
}

function withoutBrackets(name: string): string {
  return name.replace(/^\[|\]$/g, '');
}
