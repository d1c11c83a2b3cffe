import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runSheaf } from '../../cli/testing/run-sheaf.ts';
import { makeDocument, type SampleDocument } from '../../edit/testing/make-document.ts';
import { letter, line, QUICK, redact } from '../../redaction/testing/redact-sample.ts';
import { runTool } from '../../runner/run-tool.ts';
import { createSigningIdentity } from '../../sign/identity.ts';
import { encryptBy, qpdfComplaints, runPeer } from '../../testing/index.ts';
import type { ToolOptions } from '../index.ts';

it('refuses what cannot be done, by page and number', async () => {
  const box = { page: 1, x: 10, y: 10, width: 20, height: 20 };
  const cases: [ToolOptions<'redact'>, object][] = [
    [{}, { reason: 'redaction_without_target' }],
    [{ boxes: [box, { ...box, x: 700 }] }, { reason: 'redaction_box_off_page', params: { box: 2, page: 1 } }],
    [
      { boxes: [box, { ...box, page: 3 }] },
      { reason: 'redaction_box_without_page', params: { box: 2, page: 3, count: 1 } },
    ],
    [{ words: ['London'], language: 'tlh' }, { reason: 'ocr_language_missing' }],
  ];
  for (const [options, refusal] of cases)
    await expect(redact(letter, options)).rejects.toMatchObject(refusal);
});

it('keeps a document as locked as it was, and asks its owner', async () => {
  const given = { name: 'a.pdf', bytes: makeDocument(letter) };
  const locked = (await runTool('protect', [given], { password: 'open' })).files[0]!;
  await expect(runTool('redact', [locked], { words: ['Ada'] })).rejects.toMatchObject({ code: 'encrypted' });
  const { files } = await runTool('redact', [locked], { words: ['Ada'], password: 'open', ...QUICK });
  expect(await qpdfComplaints(files[0]!.bytes, 'open')).toBe('');
  const { code } = await runPeer('qpdf', ['--requires-password', 'FILE'], files[0]!.bytes);
  expect(code).toBe(0);
  const restricted = await encryptBy(given.bytes, ['--encrypt', '', 'own', '256', '--modify=none', '--']);
  await expect(
    redact({ name: 'a.pdf', bytes: restricted }, { words: ['Ada'], ...QUICK }),
  ).rejects.toMatchObject({
    reason: 'changing_forbidden',
  });
});

it('says that signatures go', async () => {
  const given = { name: 'a.pdf', bytes: makeDocument(letter) };
  const signed = await runTool('sign', [given], {
    signatureData: { name: 'Ada' },
    identity: createSigningIdentity('Ada'),
  });
  const { notices } = await redact(signed.files[0]!, { words: ['London'], ...QUICK });
  expect(notices.map(({ code }) => code)).toContain('dropped_signatures');
});

it('reads what is damaged', async () => {
  const broken = Buffer.from(
    Buffer.from(makeDocument(letter))
      .toString('latin1')
      .replace(/startxref\n\d+/, 'startxref\n7'),
    'latin1',
  );
  const { report } = await redact({ name: 'a.pdf', bytes: broken }, { words: ['Ada'], ...QUICK });
  expect(report.finds).toBe(1);
});

it('draws a huge page with fewer pixels', async () => {
  const huge: SampleDocument = { pages: [{ media: [0, 0, 9000, 9000], content: line('Ada') }] };
  const { report } = await redact(huge, { words: ['Ada'], text: false });
  expect(report).toMatchObject({ finds: 1, dpi: 45 });
});

it('is a command with lists of words, and boxes from a file', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-redact-'));
  try {
    const path = (name: string) => join(folder, name);
    await writeFile(
      path('in.pdf'),
      makeDocument({
        pages: [{ content: `${line('Lovelace, Ada')} ${line('a@b.org', 600)} ${line('Under', 500)}` }],
      }),
    );
    await writeFile(path('boxes.json'), JSON.stringify([{ page: 1, x: 60, y: 490, width: 60, height: 30 }]));
    const words = [
      '--words',
      'Lovelace, Ada',
      '--words',
      'nobody',
      '--pattern',
      'email',
      '--boxes',
      path('boxes.json'),
    ];
    const { code, stdout, stderr } = await runSheaf([
      'redact',
      path('in.pdf'),
      ...words,
      '--no-text',
      '--json',
      '-o',
      path('out.pdf'),
    ]);
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(JSON.parse(stdout.toString())).toMatchObject({ report: { boxes: 3, finds: 2 } });
    expect(await qpdfComplaints(await readFile(path('out.pdf')))).toBe('');
  } finally {
    await rm(folder, { recursive: true });
  }
});
