import { type DestinationStream, type Logger, pino } from 'pino';
import type { Env } from '../../env.ts';

/** Names whose values are never logged, at any depth of a logged object. */
const SECRETS = [
  'password',
  'token',
  'access_token',
  'refresh_token',
  'authorization',
  'cookie',
  'secret',
  'code',
];
const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]).filter(
  (path) => path !== 'code',
);

export function createLog(level: Env['LOG_LEVEL'], destination?: DestinationStream): Logger {
  const options = { level, base: null, redact: { paths, censor: '[secret]' } };
  return destination ? pino(options, destination) : pino(options);
}
