import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { pdfFile, pdfOfPages } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type Dashboard = { panels: { title: string; targets?: { expr: string }[] }[] };
const DASHBOARD = join(import.meta.dirname, '../../../../../docs/dashboard.json');
const OURS = /\b(?:sheaf|http|process|nodejs)_\w+/g;

let server: TestServer;
let member: TestMember;
const answered: number[] = [];
const scrape = async () => (await fetch(`${server.url}/metrics`)).text();

beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  member = await addMember(server, 'pro');
  const { file } = (await upload(server, member, pdfOfPages(['The rent is 900 euros a month.', '']))).body;
  const { file: other } = (await upload(server, member, pdfFile('other'))).body;
  const work: [string, object][] = [
    ['pdfTools.merge', { fileIds: [file.id, other.id] }],
    ['ai.ocr', { fileId: file.id }],
    ['ai.chat', { fileId: file.id, message: 'How much is the rent?' }],
  ];
  for (const [name, input] of work) answered.push((await member.call(name, input)).status);
});
afterAll(() => server.stop());

test('every metric of the dashboard exists, and every one of ours is on it', async () => {
  const text = await scrape();
  const told = new Map(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type]) => [name, type]),
  );
  const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as Dashboard;
  const asked = panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => expr.match(OURS) ?? []));
  expect(asked.length).toBeGreaterThan(15);
  // What a histogram is asked by are its buckets and its count.
  const nameOf = (name: string) => (told.has(name) ? name : name.replace(/_(?:bucket|count|sum)$/, ''));
  expect(asked.filter((name) => !told.has(nameOf(name)))).toEqual([]);
  expect(asked.filter((name) => name.endsWith('_bucket') && told.get(nameOf(name)) !== 'histogram')).toEqual(
    [],
  );
  const shown = new Set(asked.map(nameOf));
  expect([...told.keys()].filter((name) => name.startsWith('sheaf_') && !shown.has(name))).toEqual([]);
});

test('work is counted where it was done', async () => {
  expect(answered).toEqual([200, 200, 200]);
  await expect.poll(scrape).toMatch(/^sheaf_job_duration_seconds_count\{/m);
  const text = await scrape();
  const valueOf = (sample: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${sample} `))
        ?.slice(sample.length),
    );
  expect(valueOf('sheaf_tool_duration_seconds_count{tool="merge"}')).toBe(1);
  expect(valueOf('sheaf_ocr_pages_total{source="text"}')).toBe(1);
  expect(valueOf('sheaf_ocr_pages_total{source="blank"}')).toBe(1);
  expect(valueOf('sheaf_passages_duration_seconds_count{call="answer"}')).toBeGreaterThan(0);
  expect(text).toMatch(/^sheaf_answers_total\{outcome="\w+",engine="\w+"\} 1$/m);
  expect(valueOf('sheaf_jobs{state="failed"}')).toBe(0);
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="POST",route="\/pdf\/merge",status="200"\} 1/,
  );
});
