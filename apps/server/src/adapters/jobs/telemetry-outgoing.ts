import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { context, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import { isTracingSuppressed } from '@opentelemetry/core';

type Asked = { method: string; host: string };
type Listener = Parameters<typeof subscribe>[1];

/** Calls that leave this process, by Node's own announcements of them: whom, how long and with what answer; never the path. */
export function watchOutgoing(tracer: Tracer): () => void {
  const spans = new WeakMap<object, Span>();
  const begin = (request: object, { method, host }: Asked) => {
    const now = context.active();
    if (!trace.getSpan(now) || isTracingSuppressed(now)) return;
    const attributes = { 'http.request.method': method, 'server.address': host };
    spans.set(request, tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }, now));
  };
  const end = (request: object, status?: number) => {
    const span = spans.get(request);
    if (!span) return;
    spans.delete(request);
    if (status) span.setAttribute('http.response.status_code', status);
    if (!status || status >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };

  type Http = { request: { method: string; host: string }; response?: { statusCode: number } };
  type Fetch = { request: { method: string; origin: string | URL }; response?: { statusCode: number } };
  const http =
    (listen: (message: Http) => void): Listener =>
    (message) =>
      listen(message as Http);
  const fetched =
    (listen: (message: Fetch) => void): Listener =>
    (message) =>
      listen(message as Fetch);
  const listeners: [string, Listener][] = [
    ['http.client.request.created', http(({ request }) => begin(request, request))],
    ['http.client.response.finish', http(({ request, response }) => end(request, response?.statusCode))],
    ['http.client.request.error', http(({ request }) => end(request))],
    [
      'undici:request:create',
      fetched(({ request }) =>
        begin(request, { method: request.method, host: new URL(request.origin).hostname }),
      ),
    ],
    ['undici:request:headers', fetched(({ request, response }) => end(request, response?.statusCode))],
    ['undici:request:error', fetched(({ request }) => end(request))],
  ];
  for (const [channel, listener] of listeners) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener);
  };
}
