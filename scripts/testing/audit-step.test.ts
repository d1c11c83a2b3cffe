import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import type { AuditException } from '../checks/judge-audit.ts';
import { auditPackages } from './audit-step.ts';

type Asked = Record<string, string[]>;

const advisory = (severity: string, id = 'GHSA-aaaa-bbbb-cccc') => ({
  id: 1,
  url: `https://github.com/advisories/${id}`,
  title: 'Reads what it should not',
  severity,
  vulnerable_versions: '>=0.0.1',
});

/** A registry with these advisories; npm itself queries it, with our own lockfile. */
async function auditWith(known: Record<string, object[]>, exceptions: AuditException[] = []) {
  let asked: Asked = {};
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      res.setHeader('content-type', 'application/json');
      if (!req.url?.endsWith('/advisories/bulk')) return res.writeHead(404).end('{}');
      const body = Buffer.concat(chunks);
      asked = JSON.parse(String(req.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body));
      const answer = Object.entries(known).filter(([name]) => name in asked);
      return res.end(JSON.stringify(Object.fromEntries(answer)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const verdict = await auditPackages([`--registry=${url}`], exceptions);
  return { ...verdict, names: Object.keys(asked) };
}

test('what ships is asked about, and what only builds and tests is not', async () => {
  const { names, ...verdict } = await auditWith({ vitest: [advisory('critical')] });
  expect(verdict).toMatchObject({ asked: true, complaints: [] });
  expect(names).toEqual(expect.arrayContaining(['express', 'pg', 'zod']));
  expect(names).not.toContain('vitest');
});

test('a high weakness in what ships fails, unless it is excepted, and lesser ones are counted', async () => {
  const known = { express: [advisory('high')], zod: [advisory('moderate', 'GHSA-less')] };
  expect(await auditWith(known)).toMatchObject({
    complaints: ['express: GHSA-aaaa-bbbb-cccc, high: Reads what it should not'],
    note: '1 high or critical, 1 lesser, 0 excepted',
  });
  const exception = {
    advisory: 'GHSA-aaaa-bbbb-cccc',
    package: 'express',
    reason: 'Nothing calls that part of it.',
    until: '9999-01-01',
  };
  expect((await auditWith(known, [exception])).complaints).toEqual([]);
  expect((await auditWith(known, [{ ...exception, until: '2026-01-01' }])).complaints).toEqual([
    'The exception GHSA-aaaa-bbbb-cccc ended on 2026-01-01.',
  ]);
  expect((await auditWith(known, [{ ...exception, reason: ' ' }])).complaints).toEqual([
    'The exception GHSA-aaaa-bbbb-cccc gives no reason.',
  ]);
  expect((await auditWith({}, [exception])).complaints).toEqual([
    'The exception GHSA-aaaa-bbbb-cccc is not needed any more.',
  ]);
});

test('an unavailable registry is reported, and proves nothing', async () => {
  const verdict = await auditPackages(['--registry=http://127.0.0.1:9/'], []);
  expect(verdict).toMatchObject({ asked: false, complaints: [] });
  expect(verdict.note).toMatch(/^not asked: /);
});
