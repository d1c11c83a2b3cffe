import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decryptIfNeeded } from '../../crypt/decrypt-if-needed.ts';
import { objectsJson } from '../../edit/testing/seen-by-qpdf.ts';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { pdfToText, qpdfComplaints, runPeer } from '../../testing/index.ts';
import { unlock } from './unlock.ts';
import { unlockOptions } from './options.ts';

const KINDS: [string, string[]][] = [
  ['RC4 40 bit', ['--allow-weak-crypto', '--encrypt', 'user', 'owner', '40', '--']],
  ['RC4 128 bit', ['--allow-weak-crypto', '--encrypt', 'user', 'owner', '128', '--']],
  [
    'RC4 128 bit by crypt filter',
    ['--allow-weak-crypto', '--encrypt', 'user', 'owner', '128', '--force-V4', '--'],
  ],
  ['AES 128 bit', ['--allow-weak-crypto', '--encrypt', 'user', 'owner', '128', '--use-aes=y', '--']],
  [
    'AES 128 bit, open metadata',
    ['--allow-weak-crypto', '--encrypt', 'user', 'owner', '128', '--use-aes=y', '--cleartext-metadata', '--'],
  ],
  [
    'AES 256 bit, revision 5',
    ['--allow-weak-crypto', '--encrypt', 'user', 'owner', '256', '--force-R5', '--'],
  ],
  ['AES 256 bit, revision 6', ['--encrypt', 'user', 'owner', '256', '--']],
  ['AES 256 bit, open metadata', ['--encrypt', 'user', 'owner', '256', '--cleartext-metadata', '--']],
];

async function encryptedBy(args: string[], compressed: boolean): Promise<Uint8Array> {
  const metadata = '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"/>';
  const document = makeDocument({
    catalog: '/Metadata 10 0 R /Extra (A secret \\(string\\))',
    objects: [
      `<< /Type /Metadata /Subtype /XML /Length ${metadata.length} >>\nstream\n${metadata}\nendstream`,
    ],
  });
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-unlock-'));
  try {
    await writeFile(join(folder, 'in.pdf'), document);
    const streams = `--object-streams=${compressed ? 'generate' : 'disable'}`;
    const { code, stderr } = await runPeer('qpdf', [
      ...args,
      streams,
      join(folder, 'in.pdf'),
      join(folder, 'out.pdf'),
    ]);
    if (code) throw new Error(stderr);
    return await readFile(join(folder, 'out.pdf'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function unlocked(bytes: Uint8Array, password: string): Promise<Uint8Array> {
  const { files } = await unlock([{ name: 'a.pdf', bytes }], unlockOptions.parse({ password }));
  return files[0]!.bytes;
}

describe('unlock', () => {
  it.each(KINDS)('opens %s with either password', async (_name, args) => {
    for (const compressed of [false, true]) {
      const locked = await encryptedBy(args, compressed);
      for (const password of ['user', 'owner']) {
        const bytes = await unlocked(locked, password);
        expect(await qpdfComplaints(bytes)).toBe('');
        expect((await runPeer('qpdf', ['--is-encrypted', 'FILE'], bytes)).code).toBe(2);
        expect(await pdfToText(bytes)).toContain('Page 1 body');
        const stdout = await objectsJson(bytes);
        expect(stdout).toContain('A secret (string)');
        expect((await runPeer('pdfinfo', ['-meta', 'FILE'], bytes)).stdout).toContain('adobe:ns:meta');
      }
      for (const password of ['', 'wrong', 'USER']) {
        await expect(unlocked(locked, password)).rejects.toMatchObject({
          code: 'encrypted',
          reason: expect.stringMatching(/^password_/),
        });
      }
    }
  });

  it('opens without a password what only restricts its reader', async () => {
    const locked = await encryptedBy(['--encrypt', '', 'owner', '256', '--print=none', '--'], true);
    expect(await pdfToText(decryptIfNeeded(locked) as Uint8Array)).toContain('Page 1 body');
  });

  it('reports that there is nothing to unlock', async () => {
    await expect(unlocked(makeDocument(), 'x')).rejects.toMatchObject({ code: 'invalid_options' });
    const mentions = makeDocument({ pages: [{ content: '% /Encrypt' }] });
    expect(decryptIfNeeded(mentions)).toBe(mentions);
  });

  it('survives made-up encryption dictionaries', async () => {
    const dictionaries = [
      '<< >>',
      '<< /Filter /Standard /V 5 /R 6 >>',
      '<< /Filter /Standard /V 5 /R 6 /O () /U () /OE () /UE () /CF 3 >>',
      '<< /Filter /Standard /V 1 /R 2 /Length -8 /O <00> /U <00> /P 99999999999 >>',
      '<< /Filter /Standard /V 4 /R 4 /Length 999999 /O <00> /U <00> /StmF /X /CF << /X << /CFM /Odd >> >> >>',
      '<< /Filter /Adobe.PubSec /V 4 >>',
      '10 0 R',
    ];
    for (const dictionary of dictionaries) {
      const text = Buffer.from(makeDocument())
        .toString('latin1')
        .replace('/Root 1 0 R', `/Root 1 0 R /Encrypt ${dictionary}`);
      await expect(unlocked(Buffer.from(text, 'latin1'), 'x')).rejects.toMatchObject({
        code: expect.stringMatching(/encrypted|unsupported/),
      });
    }
  });
});
