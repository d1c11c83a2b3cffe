import { randomUUIDv7 } from 'node:crypto';
import { makeTestPdf } from '../../packages/pdf-core/src/testing/index.ts';

/**
 * Against a running server (SHEAF_URL), as a member with Pro (SHEAF_EMAIL, SHEAF_PASSWORD): how soon after its request each tool reports a number, and how soon after a
 * stop its operation has ended. Both as a page sees them, on its event stream.
 */
const base = process.env['SHEAF_URL'] ?? 'http://127.0.0.1:3000';
const PAGES = 800;
const TOOLS: [string, object][] = [
  ['compress', { compressionLevel: 'high' }],
  ['merge', { removeBlankPages: true }],
  ['rotate', {}],
  ['watermark', { text: 'Copy' }],
  ['page-numbers', {}],
  ['grayscale', {}],
  ['flatten', {}],
  ['n-up', {}],
  ['resize', {}],
  ['to-images', {}],
  ['to-word', {}],
  ['to-html', {}],
  ['invert', {}],
  ['remove-blank-pages', {}],
];

type Told = { at: number; id: string; status: string; progress: { done: number; total: number } | null };

async function call(path: string, token: string | null, body: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token) headers['authorization'] = `Bearer ${token}`;
  return fetch(`${base}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function listen(token: string, told: Told[], signal: AbortSignal): Promise<void> {
  const response = await fetch(`${base}/api/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal,
  });
  let rest = '';
  for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks)
      if (block.startsWith('data: ')) told.push({ at: performance.now(), ...JSON.parse(block.slice(6)) });
  }
}

async function until(told: Told[], fits: (one: Told) => boolean, ms = 20_000): Promise<Told | undefined> {
  const from = performance.now();
  while (performance.now() - from < ms) {
    const found = told.find(fits);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return undefined;
}

export async function run(): Promise<void> {
  const { SHEAF_EMAIL: email, SHEAF_PASSWORD: password } = process.env;
  const opened = await call('/auth/login', null, { email, password });
  const token = ((await opened.json()) as { session: { access_token: string } }).session.access_token;
  const form = new FormData();
  const pages = Array.from({ length: PAGES }, (_, page) => ({ text: `Page ${page}`, ballast: 3000 }));
  form.set('file', new Blob([Buffer.from(makeTestPdf({ pages }))]), 'book.pdf');
  const headers = { authorization: `Bearer ${token}` };
  const upload = await fetch(`${base}/api/files/upload`, { method: 'POST', headers, body: form });
  const { file } = (await upload.json()) as { file: { id: string } };
  const told: Told[] = [];
  const listening = new AbortController();
  void listen(token, told, listening.signal).catch(() => {});
  console.log(
    '| tool | first number (ms) | tool’s own number (ms) | ended after stop (ms) |\n|---|---|---|---|',
  );
  for (const [tool, options] of TOOLS) {
    const operationId = randomUUIDv7();
    const fileIds = tool === 'merge' ? [file.id, file.id] : [file.id];
    const sent = performance.now();
    const answer = call(`/pdf/tools/${tool}`, token, { fileIds, options, operationId }).then(async (one) =>
      `${one.status} ${((await one.json()) as { code?: string }).code ?? ''}`.trim(),
    );
    const isOwn = (one: Told) => one.id === operationId;
    const isEnd = (one: Told) => isOwn(one) && one.status !== 'running';
    const first = await until(told, (one) => isOwn(one) && (one.progress !== null || isEnd(one)));
    const own = await until(told, (one) => isOwn(one) && ((one.progress?.done ?? 0) > 0 || isEnd(one)));
    const stopped = performance.now();
    await call(`/operations/${operationId}/cancel`, token, {});
    const end = await until(told, isEnd);
    const ms = (one: Told | undefined, from: number) => (one ? Math.round(one.at - from) : 'none');
    const after = end && end.at < stopped ? 'done before' : ms(end, stopped);
    const figures = [
      ms(first, sent),
      own && isEnd(own) ? 'none' : ms(own, sent),
      `${after} (${await answer})`,
    ];
    console.log(`| ${tool} | ${figures.join(' | ')} |`);
  }
  listening.abort();
}
