import { expect, test } from 'vitest';
import { outlineLines, pdfInfo, pdfToText } from '../../testing/index.ts';
import { twoTone } from '../../testing/images.ts';
import { extractAttachments } from '../extract-attachments/extract-attachments.ts';
import { extractAttachmentsOptions } from '../extract-attachments/options.ts';
import { anyText } from '../text/office-text.ts';
import { textOptions } from '../text/options.ts';
import { makeOle, makeProperties, type Store, wide } from './make-msg.samples.ts';
import { toPdfOptions } from './options.ts';
import { readOutlook } from './read-outlook.ts';
import { convert, wordsOf } from './to-pdf.samples.ts';
import { toPdf } from './to-pdf.ts';

/** 14 March 2026, 9:26:53 UTC. */
const SENT = (BigInt(Date.UTC(2026, 2, 14, 9, 26, 53)) + 11_644_473_600_000n) * 10_000n;
const SUBMITTED = 0x0039;
const TEXT_PAGE = 0x3ffd;

async function makeMessage(): Promise<Store> {
  const inner: Store = {
    '__properties_version1.0': makeProperties(24, [[TEXT_PAGE, 932n]]),
    '__substg1.0_0037001E': Buffer.from('93fa967b8cea', 'hex'),
    '__substg1.0_1000001F': wide('The inner words.'),
  };
  return {
    '__properties_version1.0': makeProperties(32, [[SUBMITTED, SENT]]),
    '__substg1.0_0037001F': wide('Ropes & anchors'),
    '__substg1.0_0C1A001F': wide('Ada Lovelace'),
    '__substg1.0_5D01001F': wide('ada@example.org'),
    '__substg1.0_0E04001F': wide('Grace; Bob'),
    '__substg1.0_1000001F': wide('Not this: there is HTML.'),
    '__substg1.0_10130102': Buffer.from(
      '<p>Caf\u00e9 <img src="cid:sail@1" alt="Sail"><img src="https://example.org/x.png" alt="Far"></p><script>no</script>',
      'latin1',
    ),
    '__attach_version1.0_#00000000': {
      '__substg1.0_37010102': await twoTone().png().toBuffer(),
      '__substg1.0_3712001F': wide('<sail@1>'),
    },
    '__attach_version1.0_#00000001': {
      '__substg1.0_37010102': Buffer.from('payable within 30 days'),
      '__substg1.0_3707001F': wide('..\\secret/terms.txt'),
    },
    '__attach_version1.0_#00000002': { '__substg1.0_3701000D': inner },
  };
}

test('a message of Outlook becomes a document, with its pictures, attachments and the messages in it', async () => {
  const { name, bytes, report } = await convert('mail.msg', makeOle(await makeMessage()));
  expect(name).toBe('mail.pdf');
  const words = `Ropes anchors From Ada Lovelace ada example org To Grace Bob Date Sat 14 Mar 2026 09 26 53 GMT Attachments terms txt 22 B Caf\u00e9 Far \u65e5\u672c\u8a9e The inner words`;
  expect(wordsOf(await pdfToText(bytes))).toEqual(words.split(' '));
  expect(report).toMatchObject({ format: 'outlook', pictures: 1, picturesLeftOut: 1, attachments: 1 });
  expect(await pdfInfo(bytes)).toMatchObject({ Title: 'Ropes & anchors', Tagged: 'yes' });
  expect(outlineLines(bytes)).toEqual(['Ropes & anchors 1', '\u65e5\u672c\u8a9e 1']);
  const { files } = await extractAttachments([{ name, bytes }], extractAttachmentsOptions.parse({}));
  expect(files.map((file) => [file.name, Buffer.from(file.bytes).toString()])).toEqual([
    ['terms.txt', 'payable within 30 days'],
  ]);
});

test('its text is read for the search, whatever it is called', async () => {
  const input = { name: 'mail.msg', bytes: makeOle(await makeMessage()) };
  const { report } = await anyText([input], textOptions.parse({}));
  expect(report.pages[0]!.text).toContain('Caf\u00e9');
  expect(report.pages[0]!.text).toContain('The inner words.');
});

/** A message that is attached to itself: the folder of the attachment is that of the whole. */
function makeLoop(): Uint8Array {
  const bytes = makeOle({
    '__properties_version1.0': makeProperties(32, []),
    '__substg1.0_1000001F': wide('Again'),
    '__attach_version1.0_#00000000': { '__substg1.0_3701000D': { '__substg1.0_1000001F': wide('In') } },
  });
  const name = wide('__substg1.0_3701000D');
  const entry = bytes.indexOf(name);
  const root = bytes.indexOf(wide('Root Entry'));
  bytes.writeUInt32LE(bytes.readUInt32LE(root + 76), entry + 76);
  return bytes;
}

const many = (count: number, part: () => Store | Uint8Array): Store =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`__attach_version1.0_#${n}`, part()])) as Store;
const PROPERTIES = { '__properties_version1.0': makeProperties(32, []) };

test('small attachments that begin one chain as long as the file hold what they say', () => {
  const one = { '__substg1.0_37010102': Buffer.from('x') };
  const bytes = makeOle({ ...PROPERTIES, ...many(300, () => one), long: Buffer.alloc(2_000_000) });
  const placeOf = (entry: number) => entry + 116;
  const start = bytes.readUInt32LE(placeOf(bytes.indexOf(wide('long\0'))));
  const name = wide('__substg1.0_37010102');
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1))
    bytes.writeUInt32LE(start, placeOf(at));
  const files = readOutlook(bytes).flatMap((mail) => mail.files);
  expect(files).toHaveLength(300);
  const held = files.reduce((sum, file) => sum + file.bytes.buffer.byteLength, 0);
  expect(held).toBeLessThan(bytes.length);
});

test.each<[what: string, reason: string, make: () => Uint8Array]>([
  ['a message that is inside itself', 'made', makeLoop],
  [
    'fifty messages inside one another',
    'made',
    () => {
      let inner: Store = { '__substg1.0_1000001F': wide('deepest') };
      for (let n = 0; n < 50; n++)
        inner = {
          ...PROPERTIES,
          '__substg1.0_1000001F': wide('a'),
          '__attach_version1.0_#0': { '__substg1.0_3701000D': inner },
        };
      return makeOle(inner);
    },
  ],
  [
    'three thousand attachments',
    'made',
    () =>
      makeOle({
        ...PROPERTIES,
        '__substg1.0_1000001F': wide('a'),
        ...many(3_000, () => ({ '__substg1.0_37010102': Buffer.from('x') })),
      }),
  ],
  ['more parts than there may be', 'not_text', () => makeOle({ ...PROPERTIES, ...many(25_000, () => ({})) })],
  ['a Word file', 'not_text', () => makeOle({ WordDocument: Buffer.alloc(100) })],
  [
    'one that is cut off',
    'not_text',
    () => makeOle({ ...PROPERTIES, '__substg1.0_1000001F': wide('a') }).subarray(0, 600),
  ],
])('%s: %s', async (_, reason, make) => {
  const bytes = make();
  const start = process.cpuUsage();
  const made = await toPdf([{ name: 'a.msg', bytes }], toPdfOptions.parse({})).catch(
    (error: unknown) => error,
  );
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1e6).toBeLessThan(20);
  expect(made instanceof Error ? ((made as { reason?: string }).reason ?? made.stack) : 'made').toBe(reason);
});
