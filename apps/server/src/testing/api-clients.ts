import { listProcedures } from '@sheaf/api';
import type { ErrorBody } from '@sheaf/api/errors';

export type Answer<Data = Record<string, never>> = {
  status: number;
  headers: Headers;
  body: Data & Partial<ErrorBody>;
};
export type ApiClient = <Data>(name: string, input?: object, token?: string) => Promise<Answer<Data>>;

type TrpcAnswer = { result?: { data: unknown }; error?: { data: { app: ErrorBody } } };

/** The body, cast to the type that the test expects: its assertions are the check. */
export async function readJson<Data>(response: Response): Promise<Data> {
  return (await response.json()) as Data;
}

/** A script's way in: the method and path that the procedure's own meta names. */
export function restClient(url: string): ApiClient {
  const metas = new Map(listProcedures().map(({ name, meta }) => [name, meta.openapi]));
  return async (name, input = {}, token) => {
    const { method, path } = metas.get(name)!;
    const rest: Record<string, unknown> = { ...input };
    const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = String(rest[key]);
      delete rest[key];
      return encodeURIComponent(value);
    });
    const inQuery = method === 'GET' || (method === 'DELETE' && !('password' in rest));
    const query =
      inQuery && Object.keys(rest).length ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
    const body = inQuery || !Object.keys(rest).length ? undefined : JSON.stringify(rest);
    const response = await fetch(`${url}/api${filled}${query}`, {
      method,
      body,
      headers: headersOf(token, body),
    });
    return { status: response.status, headers: response.headers, body: await readJson(response) };
  };
}

/** The page's way in, in the form its client sends. */
export function trpcClient(url: string): ApiClient {
  const isQuery = new Map(listProcedures().map(({ name, meta }) => [name, meta.openapi?.method === 'GET']));
  return async (name, input, token) => {
    const batch = JSON.stringify({ 0: input });
    const [query, body] = isQuery.get(name)
      ? [`&input=${encodeURIComponent(batch)}`, undefined]
      : ['', batch];
    const method = body ? 'POST' : 'GET';
    const response = await fetch(`${url}/trpc/${name}?batch=1${query}`, {
      method,
      body,
      headers: headersOf(token, body),
    });
    const [answer] = await readJson<TrpcAnswer[]>(response);
    return {
      status: response.status,
      headers: response.headers,
      body: (answer?.result?.data ?? answer?.error?.data.app) as never,
    };
  };
}

function headersOf(token: string | undefined, body: string | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
}
