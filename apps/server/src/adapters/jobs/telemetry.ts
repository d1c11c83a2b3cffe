import { setTimeout } from 'node:timers/promises';
import {
  type Attributes,
  context,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { AppContext } from '@sheaf/api/context';
import type { Log } from '@sheaf/api/ports';
import type { QueryWatch } from '@sheaf/db';
import type { RequestHandler } from 'express';
import type { Env } from '../../env.ts';
import { watchOutgoing } from './telemetry-outgoing.ts';

/** What a trace contains about the work of this process: our own names, numbers and times, never data of members. */
export type Telemetry = {
  measure: RequestHandler;
  query: QueryWatch;
  /** A job carries the trace of its cause, so that it becomes part of it. */
  jobs: {
    carry(payload: object): object;
    run(name: string, payload: unknown, work: () => Promise<void>): Promise<void>;
  };
  watch(ctx: AppContext): AppContext;
  stop(): Promise<void>;
};

const CARRIED = 'traceparent';
/** An unreachable collector must not delay a stop. */
const LAST_WORDS_MS = 3000;

/** Loaded only if a collector is set. Registers nothing but the context of asynchronous calls. */
export function startTelemetry(env: Env, endpoint: string, version: string, log: Log): Telemetry {
  const logFailure = (message: string) => log.warn({ reason: message }, 'telemetry could not be sent');
  diag.setLogger(
    { error: logFailure, warn: logFailure, info() {}, debug() {}, verbose() {} },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const named = resourceFromAttributes({
    'service.name': env.OTEL_SERVICE_NAME,
    'service.version': version,
    'sheaf.role': env.SHEAF_ROLE,
  });
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(detectResources({ detectors: [resourceAttributesEnvDetector] }))
      .merge(named),
    sampler: chooseSampler(env),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: endpoint }) })],
  });
  const tracer = provider.getTracer('sheaf', version);
  const stopWatching = watchOutgoing(tracer);

  async function within<T>(
    name: string,
    kind: SpanKind,
    attributes: Attributes,
    work: () => Promise<T>,
    parent = context.active(),
  ): Promise<T> {
    const span = tracer.startSpan(name, { kind, attributes }, parent);
    try {
      return await context.with(trace.setSpan(parent, span), work);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    measure(req, res, next) {
      const parent = continueFrom(req.headers.traceparent);
      const span = tracer.startSpan(req.method, { kind: SpanKind.SERVER }, parent);
      res.once('close', () => {
        const { route, procedure } = res.locals;
        span.updateName(route ? `${req.method} ${route}` : req.method);
        span.setAttributes({
          'http.request.method': req.method,
          'http.response.status_code': res.statusCode,
          'sheaf.request_id': String(req.id),
          ...(route ? { 'http.route': route } : {}),
          ...(procedure ? { 'sheaf.procedure': procedure } : {}),
        });
        if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(trace.setSpan(parent, span), next);
    },
    query({ operation, table, milliseconds, isFailed }) {
      // Spans without a cause, such as queue polls, would be endless.
      if (!activeSpan()) return;
      const name = table ? `${operation} ${table}` : operation;
      const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name };
      const startTime = Date.now() - milliseconds;
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime });
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    jobs: {
      carry(payload) {
        const span = activeSpan();
        return span ? { ...payload, [CARRIED]: writeTraceParent(span) } : payload;
      },
      run: (name, payload, work) =>
        within(
          `job ${name}`,
          SpanKind.CONSUMER,
          { 'sheaf.job': name },
          work,
          continueFrom((payload as Record<string, unknown> | null)?.[CARRIED]),
        ),
    },
    watch(ctx) {
      const { tools, mailer } = ctx;
      const run: typeof tools.run = (tool, ...rest) =>
        within(`tool ${tool}`, SpanKind.INTERNAL, { 'sheaf.tool': tool }, () => tools.run(tool, ...rest));
      const convertOffice: typeof tools.convertOffice = (...args) =>
        within('tool office-to-pdf', SpanKind.INTERNAL, { 'sheaf.tool': 'office-to-pdf' }, () =>
          tools.convertOffice(...args),
        );
      const send: typeof mailer.send = (mail) =>
        within('letter', SpanKind.CLIENT, {}, () => mailer.send(mail));
      return { ...ctx, tools: { ...tools, run, convertOffice }, mailer: { ...mailer, send } };
    },
    async stop() {
      stopWatching();
      const late = setTimeout(LAST_WORDS_MS, undefined, { ref: false });
      await Promise.race([provider.shutdown().catch(({ message }: Error) => logFailure(message)), late]);
      context.disable();
      diag.disable();
    },
  };
}

const activeSpan = (): Span | undefined => trace.getSpan(context.active());

/** A caller's `tracestate` is not passed on, because its contents are arbitrary. */
function continueFrom(header: unknown) {
  const parent = typeof header === 'string' ? parseTraceParent(header) : null;
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}

function writeTraceParent(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

function chooseSampler({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share }: Env): Sampler {
  const [, isParentBased, kind] = /^(parentbased_)?(.*)$/.exec(name) ?? [];
  const root = kind === 'always_off' ? new AlwaysOffSampler() : chooseRoot(kind, share);
  return isParentBased ? new ParentBasedSampler({ root }) : root;
}

const chooseRoot = (kind: string | undefined, share: number): Sampler =>
  kind === 'traceidratio' ? new TraceIdRatioBasedSampler(share) : new AlwaysOnSampler();
