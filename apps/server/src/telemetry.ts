import type { Log } from '@sheaf/api/ports';
import type { Telemetry } from './adapters/jobs/telemetry.ts';
import type { Env } from './env.ts';
import { version } from './store.ts';

/** The packages are loaded only if a collector is set. */
export async function chooseTelemetry(env: Env, log: Log): Promise<Telemetry | null> {
  const base = env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/(?<!\/)\/+$/, '');
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`);
  if (!endpoint || env.OTEL_TRACES_EXPORTER === 'none') return null;
  const { startTelemetry } = await import('./adapters/jobs/telemetry.ts');
  return startTelemetry(env, endpoint, version, log);
}
