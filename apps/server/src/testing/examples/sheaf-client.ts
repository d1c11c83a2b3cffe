import type { AppRouter } from '@sheaf/api';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;
/** Operation ids of the OpenAPI document: `files-list`, `pdfTools-merge`. */
type CallName = { [Part in keyof Inputs]: `${Part}-${keyof Inputs[Part] & string}` }[keyof Inputs];
type Of<All, Name> = Name extends `${infer Part extends keyof All & string}-${infer Call}`
  ? All[Part][Call & keyof All[Part]]
  : never;
type Document = { paths: Record<string, Record<string, { operationId: string }>> };

export class SheafError extends Error {
  readonly status: number;
  readonly body: {
    error: string;
    code: string;
    reason: string;
    params?: Record<string, string | number>;
    requestId: string;
    details?: Record<string, unknown>;
  };

  constructor(status: number, body: SheafError['body']) {
    super(body.error);
    this.status = status;
    this.body = body;
  }
}

/** Gets the address of each call from the server. The compiler knows its input and output. */
export async function connect(url: string, key: string) {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as Document;
  const places = new Map<string, { method: string; path: string }>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { operationId }] of Object.entries(methods))
      places.set(operationId, { method, path });
  }

  return async function call<Name extends CallName>(
    name: Name,
    input?: Of<Inputs, Name>,
  ): Promise<Of<Outputs, Name>> {
    const { method, path } = places.get(name)!;
    const rest = { ...(input as Record<string, unknown>) };
    const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => {
      const value = encodeURIComponent(String(rest[field]));
      delete rest[field];
      return value;
    });
    const inQuery = method === 'get' || method === 'delete';
    const query = inQuery ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
    const answer = await fetch(`${url}/api${filled}${query}`, {
      method: method.toUpperCase(),
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(inQuery ? {} : { body: JSON.stringify(rest) }),
    });
    const body: unknown = await answer.json();
    if (!answer.ok) throw new SheafError(answer.status, body as SheafError['body']);
    return body as Of<Outputs, Name>;
  };
}
