import { listProcedures } from '@sheaf/api';
import { byteCalls } from './openapi-bytes.ts';

const MOST = 8;

const endpoints = [
  ...listProcedures().flatMap(({ meta: { openapi } }) => (openapi ? [[openapi.method, openapi.path]] : [])),
  ...Object.entries(byteCalls).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => [method.toUpperCase(), path]),
  ),
].map(([method, path = '']) => ({ method, path, parts: partsOf(path) }));

/** What a caller of an address that does not exist may have meant: its other methods, then the endpoints just below it, those of the same method first. */
export function similarEndpoints(asked: { method: string; path: string }): string[] {
  const wanted = partsOf(asked.path);
  const distance = ({ method, parts }: (typeof endpoints)[number]) =>
    2 * parts.length + Number(method !== asked.method);
  return endpoints
    .filter(({ parts }) => [0, 1].includes(parts.length - wanted.length))
    .filter(({ parts }) => wanted.every((part, at) => parts[at] === part || parts[at]?.startsWith('{')))
    .sort((one, other) => distance(one) - distance(other))
    .map(({ method, path }) => `${method} /api${path}`)
    .slice(0, MOST);
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}
