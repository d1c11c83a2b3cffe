import { expect, it } from 'vitest';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { encryptBy, pdfToText, qpdfComplaints, runPeer } from '../../testing/index.ts';
import { rotateOptions } from './options.ts';
import { rotate } from './rotate.ts';

const run = (bytes: Uint8Array, options: object = {}) =>
  rotate([{ name: 'a.pdf', bytes }], rotateOptions.parse(options));

/** How poppler shows each page. */
async function turnsOf(bytes: Uint8Array): Promise<number[]> {
  const { stdout } = await runPeer('pdfinfo', ['-l', '99', 'FILE'], bytes);
  return [...stdout.matchAll(/^Page +\d+ rot: +(\d+)/gm)].map(([, turn]) => Number(turn));
}

it('turns all pages, on top of how they are turned already', async () => {
  const bytes = makeDocument({ pages: [{}, { rotate: 270 }, {}], compressed: true });
  const { files, report } = await run(bytes);
  expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
  expect(await turnsOf(files[0]!.bytes)).toEqual([90, 0, 90]);
  expect(report).toEqual({ turned: 3 });
  expect(await pdfToText(files[0]!.bytes, 1)).toContain('Page 1 body');
});

it.each([
  [{ pages: 'even', angle: 180 }, [0, 180, 0]],
  [{ pages: '1; 3', angle: -90 }, [270, 0, 270]],
  [{ pages: '1,1', angle: 270 }, [270, 0, 0]],
])('turns the pages asked for: %j', async (options, turns) => {
  const { files } = await run(makeDocument({ pages: [{}, {}, {}] }), options);
  expect(await turnsOf(files[0]!.bytes)).toEqual(turns);
});

it('a page that inherits its turn is turned alone', async () => {
  const text = Buffer.from(makeDocument({ pages: [{}, {}] })).toString('latin1');
  const inherited = Buffer.from(text.replace('/Count 2', '/Count 2 /Rotate 90'), 'latin1');
  const { files } = await run(inherited, { pages: '2' });
  expect(await turnsOf(files[0]!.bytes)).toEqual([90, 180]);
});

it('refuses a page that is not there, another angle, and a document that may not be changed', async () => {
  await expect(run(makeDocument(), { pages: '2' })).rejects.toMatchObject({ code: 'invalid_options' });
  expect(rotateOptions.safeParse({ angle: 45 }).success).toBe(false);
  const locked = await encryptBy(makeDocument(), ['--encrypt', '', 'owner', '256', '--modify=none', '--']);
  await expect(run(locked)).rejects.toMatchObject({ code: 'encrypted' });
  const { files } = await run(locked, { password: 'owner' });
  expect(await turnsOf(files[0]!.bytes)).toEqual([90]);
});
