import { makeTestPdf, pdfInfo, runPeer } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPdf, bytesOf, type Made } from '../../testing/made-files.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { wordsOf } from '../../testing/tool-calls.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/** Words that would end a string, a header, a name, a tag or a path, if anything took them for more than words. */
const WORDS = [
  ') Tj ET /OpenAction <</S/JavaScript/JS(app.alert(1))>> (',
  '\\) >> endobj trailer << /Root 1 0 R >> %%EOF',
  '<script>alert(1)</script>',
  "'; drop table files; --",
  '${jndi:ldap://x} {{7*7}} %s%n',
  'a\u202Egnp.exe',
  '\uFEFF\u0007mark and bell',
  '=HYPERLINK("http://x")',
];

let server: TestServer;
let member: TestMember;
let one: string;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  member = await addMember(server, 'pro');
  one = await addPdf(server, member, ['Alpha'], 'one.pdf');
});
afterAll(() => server.stop());

/** Nothing in a document runs, opens or fetches by itself. */
async function expectHarmless(bytes: Buffer): Promise<void> {
  const { stdout } = await runPeer('qpdf', ['--qdf', '--object-streams=disable', 'FILE', '-'], bytes);
  expect(stdout).not.toMatch(/\/(OpenAction|JavaScript|JS|Launch|AA)\b/);
  const { code } = await runPeer('qpdf', ['--check', 'FILE'], bytes);
  expect(code).toBe(0);
}

test.each(WORDS)('words of members stay words in every tool that writes them: %j', async (words) => {
  const metadata = { title: words, author: words, subject: words };
  const calls: [string, object][] = [
    ['watermark', { fileId: one, text: words }],
    [
      'advancedMerge',
      {
        fileIds: [one, one],
        options: { addTitlePage: true, titlePageContent: metadata, addBookmarks: true },
      },
    ],
    [
      'annotate',
      {
        fileId: one,
        annotations: [
          { type: 'note', x: 9, y: 9, text: words, author: words, comment: words },
          { type: 'text', x: 9, y: 99, text: words },
        ],
      },
    ],
    [
      'createForm',
      {
        formFields: [
          { type: 'text', name: `n ${words.replaceAll('.', '')}`, label: words, x: 9, y: 99, default: words },
          { type: 'dropdown', name: 'd', options: [words], x: 9, y: 300 },
        ],
        options: { title: words },
      },
    ],
    ['sign', { fileId: one, signatureData: { name: words, reason: words, location: words } }],
  ];
  for (const [name, input] of calls) {
    const { body } = await member.call<Made>(`pdfTools.${name}`, input);
    expect([name, body.error]).toEqual([name, undefined]);
    const bytes = await bytesOf(server, member, body.file.id);
    await expectHarmless(bytes);
    expect((await pdfInfo(bytes)).JavaScript).toBe('no');
  }
});

test('a file’s name is one line in a header and one entry in a zip, whatever is in it', async () => {
  const headers = { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' };
  for (const outputName of [
    'a"; filename="b.exe',
    "it's 100%.pdf",
    '名前.pdf',
    '<b>.pdf',
    '-rf',
    '.hidden',
    'x'.repeat(255),
  ]) {
    const { body } = await member.call<Made>('pdfTools.compress', { fileId: one, outputName });
    const url = `${server.url}/api/files/${body.file.id}/download`;
    const disposition = (await fetch(url, { headers })).headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[^"\\%]*"; filename\*=UTF-8''[\w.!#$&+^`|~%-]*$/);
    const encoded = disposition.slice(disposition.indexOf("''") + 2);
    expect(decodeURIComponent(encoded)).toBe(body.file.filename);
    expect(body.file.filename).toMatch(/^.{1,251}\.pdf$/u);
  }
  for (const outputName of [
    'a\r\nSet-Cookie: x=1',
    '../../etc/passwd',
    'a\\b',
    '..',
    '\u0000.pdf',
    'a\u202Efdp.exe',
  ]) {
    const { status } = await member.call<Made>('pdfTools.compress', { fileId: one, outputName });
    expect([outputName, status]).toEqual([outputName, 400]);
  }
});

test('parts named after bookmarks stay inside their zip', async () => {
  const titles = [
    '../../../etc/passwd',
    'C:\\Windows\\x',
    '/abs',
    'a\u0000b',
    'con',
    '..',
    'same',
    'Same',
    '<i>',
  ];
  const pages = titles.map((text, page) => ({ text: `Page ${page}` }));
  const outline = titles.map((title, page) => ({ title, page }));
  const bytes = Buffer.from(makeTestPdf({ pages, outline }));
  const book = (await upload(server, member, bytes, 'book.pdf')).body.file.id;
  const { body } = await member.call<Made>('pdfTools.advancedSplit', {
    fileId: book,
    options: { splitType: 'bookmarks' },
  });
  expect(body.error).toBeUndefined();
  const zip = await bytesOf(server, member, body.file.id);
  const { stdout } = await runPeer('unzip', ['-Z1', 'FILE'], zip);
  const entries = stdout.trim().split('\n');
  expect(entries).toHaveLength(titles.length);
  expect(new Set(entries.map((name) => name.toLowerCase())).size).toBe(titles.length);
  for (const name of entries) expect(name).toMatch(/^[^./\\\p{C}][^/\\\p{C}]*\.pdf$/u);

  const separate = await member.call<Made>('pdfTools.advancedSplit', {
    fileId: book,
    options: { splitType: 'bookmarks', outputFormat: 'pdf' },
  });
  expect(separate.body.files.map(({ filename }) => filename).toSorted()).toEqual(entries.toSorted());
  expect(await wordsOf(await bytesOf(server, member, separate.body.files[6]!.id))).toBe('Page 6');
});
