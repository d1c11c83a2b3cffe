import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, upload } from '../../testing/members.ts';
import { makeFolder } from '../../testing/s3-server.ts';
import { type ModelServer, startModelServer } from '../../testing/model-server.ts';
import { startCollector } from '../../testing/otlp-collector.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createTestDatabase } from '@sheaf/db/testing';

type Collector = Awaited<ReturnType<typeof startCollector>>;
let collector: Collector;
let model: ModelServer;
let server: TestServer;
beforeAll(async () => {
  [collector, model] = await Promise.all([startCollector(), startModelServer()]);
  server = await startTestServer({
    RATE_LIMITS: 'off',
    OPENAI_BASE_URL: model.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
  });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([collector.stop(), model.stop()]);
});

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const SECRETS = {
  file: 'payroll-of-november',
  searched: 'redundancies',
  name: 'Ottoline Quist',
};

test('a request is traced with its route and its jobs, and nothing that members wrote', async () => {
  const member = await addMember(server, 'pro');
  const { id } = (await upload(server, member, pdfFile(SECRETS.file), `${SECRETS.file}.pdf`)).body.file;
  const headers = {
    authorization: `Bearer ${member.token}`,
    'content-type': 'application/json',
    traceparent: `00-${TRACE}-${CALLER}-01`,
    tracestate: 'vendor=a-secret-of-the-caller',
  };
  const post = (path: string, body: object) =>
    fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const marked = await post('/api/pdf/advanced/watermark', { fileId: id, text: SECRETS.name });
  expect(marked.status).toBe(200);
  await fetch(`${server.url}/api/files?search=${SECRETS.searched}`, { headers });
  await fetch(`${server.url}/api/files/${id}/download?${SECRETS.searched}`, { headers });
  const batched = `${server.url}/trpc/folders.list,${SECRETS.searched},usage.overview?batch=1&input={}`;
  await fetch(batched, { headers });
  await post('/api/ai/translate', { text: SECRETS.name, targetLanguage: 'de' });
  await post('/api/auth/forgot-password', { email: member.email });
  await server.email(member.email, /password/i);
  // A server that stops sends its remaining spans.
  await server.stop();

  const { spans } = collector;
  expect([...collector.paths]).toEqual(['POST /v1/traces application/x-protobuf']);
  const named = (name: string) => spans.find((span) => span.name === name && span.trace === TRACE);
  const request = named('POST /pdf/advanced/watermark')!;
  expect(request).toMatchObject({
    parent: CALLER,
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/pdf/advanced/watermark',
      'http.response.status_code': 200,
      'sheaf.procedure': 'pdfTools.watermark',
    },
  });
  expect(request.attributes['sheaf.request_id']).toBe(marked.headers.get('x-request-id'));
  const within = spans.filter(({ parent }) => parent === request.id).map(({ name }) => name);
  expect(within).toEqual(
    expect.arrayContaining(['tool watermark', 'insert operations', 'update operations']),
  );
  expect(named('GET /files')?.parent).toBe(CALLER);
  expect(named('GET /files/{id}/download')?.parent).toBe(CALLER);
  expect(named('GET /trpc')?.attributes['sheaf.procedure']).toBe('folders.list,usage.overview');
  const translating = named('POST /ai/translate')!;
  const called = spans.find(({ name, trace }) => name === 'POST 127.0.0.1' && trace === TRACE)!;
  expect(called).toMatchObject({
    parent: translating.id,
    attributes: { 'server.address': '127.0.0.1', 'http.response.status_code': 200 },
  });
  // The email went out by a job, which belongs to the request that asked for it.
  const asking = named('POST /auth/forgot-password')!;
  const job = spans.find(({ name, parent }) => name.startsWith('job ') && parent === asking.id)!;
  expect(job.trace).toBe(TRACE);
  expect(spans.find(({ name, parent }) => name === 'letter' && parent === job.id)).toBeDefined();
  // What was uploaded is read by a job of the upload, which came without a trace of its own.
  const uploading = spans.find(({ name }) => name === 'POST /files/upload')!;
  expect(uploading.trace).not.toBe(TRACE);

  const sent = collector.sent();
  for (const secret of [
    ...Object.values(SECRETS),
    member.token,
    member.email,
    member.password,
    'a-secret-of-the-caller',
    'select "',
  ])
    expect(sent, `${secret} was sent`).not.toContain(secret);
});

test.each([
  ['always_off', '1', false],
  ['parentbased_traceidratio', '0', false],
  ['traceidratio', '1', true],
])('with the sampler %s and %s a request is traced: %s', async (sampler, share, isTraced) => {
  const own = await startCollector();
  const sampled = await startTestServer({
    SHEAF_ROLE: 'web',
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${own.url}/own`,
    OTEL_TRACES_SAMPLER: sampler,
    OTEL_TRACES_SAMPLER_ARG: share,
  });
  await fetch(`${sampled.url}/api/config`);
  await sampled.stop();
  expect(own.spans.some(({ name }) => name === 'GET /config')).toBe(isTraced);
  expect([...own.paths]).toEqual(isTraced ? ['POST /own application/x-protobuf'] : []);
  await own.stop();
});

/** Prints to standard error when the tracer is loaded. */
const WATCH = `import { registerHooks } from 'node:module';
registerHooks({ resolve(name, context, next) {
  if (name.startsWith('@opentelemetry/sdk')) process.stderr.write('loads ' + name + '\\n');
  return next(name, context);
} });`;

test.each([
  ['no collector is set', {}, false],
  [
    'it is turned off',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_EXPORTER: 'none' },
    false,
  ],
  ['the collector is away', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }, true],
])('while %s, the server works and stops as ever', async (_what, settings: Record<string, string>, loads) => {
  const [database, folder] = await Promise.all([createTestDatabase(), makeFolder()]);
  const sheaf = await startServerProcess({
    DATABASE_URL: database.url,
    DATA_DIR: folder.path,
    SHEAF_ROLE: 'web',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(WATCH)}`,
    ...settings,
  });
  expect((await fetch(`${sheaf.url}/api/health`)).status).toBe(200);
  const asked = performance.now();
  expect(await sheaf.end()).toBe(0);
  expect(performance.now() - asked).toBeLessThan(8000);
  expect(sheaf.output().includes('loads @opentelemetry/sdk-trace')).toBe(loads);
  await database.drop();
  await folder.remove();
});
