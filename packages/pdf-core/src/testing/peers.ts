import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type PeerAnswer = { code: number; stdout: string; stderr: string };

/** Runs a native program on bytes. Where an argument is `FILE`, the path of those bytes stands there. */
export async function runPeer(program: string, args: string[], bytes?: Uint8Array): Promise<PeerAnswer> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-peer-'));
  const file = join(folder, 'in.pdf');
  try {
    if (bytes) await writeFile(file, bytes);
    const words = args.map((word) => (word === 'FILE' ? file : word));
    return await new Promise((resolve, reject) => {
      execFile(program, words, { maxBuffer: 256 << 20 }, (error, stdout, stderr) => {
        if (error && typeof error.code !== 'number') reject(error);
        else resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
      });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** qpdf's structural check: '' if it finds nothing, else its output. */
export async function qpdfComplaints(bytes: Uint8Array, password = ''): Promise<string> {
  const { code, stdout, stderr } = await runPeer(
    'qpdf',
    ['--check', `--password=${password}`, 'FILE'],
    bytes,
  );
  return code === 0 ? '' : stdout + stderr;
}

/** What poppler reads from pages `first` to `last` (all when absent), in its layout order. */
export async function pdfToText(bytes: Uint8Array, first?: number, last = first): Promise<string> {
  const range = first ? ['-f', String(first), '-l', String(last)] : [];
  const { stdout, stderr, code } = await runPeer('pdftotext', [...range, '-layout', 'FILE', '-'], bytes);
  if (code) throw new Error(`pdftotext: ${stderr}`);
  return stdout;
}

/** The fields that poppler's pdfinfo prints, by name. */
export async function pdfInfo(bytes: Uint8Array): Promise<Record<string, string>> {
  const { stdout, stderr, code } = await runPeer('pdfinfo', ['FILE'], bytes);
  if (code) throw new Error(`pdfinfo: ${stderr}`);
  const fields = stdout.split('\n').map((line) => /^([^:]+):\s*(.*)$/.exec(line));
  return Object.fromEntries(fields.flatMap((match) => (match ? [[match[1], match[2]]] : [])));
}

/** Pages as RGB pixels at a resolution, drawn by poppler: the outside view of what we made. */
export async function pageImage(bytes: Uint8Array, page = 1, dpi = 72): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-page-'));
  try {
    const target = join(folder, 'page');
    const range = [
      '-f',
      String(page),
      '-l',
      String(page),
      '-r',
      String(dpi),
      '-singlefile',
      '-cropbox',
      '-png',
    ];
    const { code, stderr } = await runPeer('pdftoppm', [...range, 'FILE', target], bytes);
    if (code) throw new Error(`pdftoppm: ${stderr}`);
    return await readFile(`${target}.png`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
