import { latin, onePage } from './write-pdf.ts';
import { noise } from './make-streams.ts';

/** What accidents do to files. */
export const damage: Record<string, () => Uint8Array> = {
  'thousands of streams without an end': () => {
    const streams = Array.from({ length: 8000 }, (_, i) => `${i + 9} 0 obj <</Length 99999>> stream\nxxxx\n`);
    return Buffer.concat([
      onePage(),
      Buffer.from(streams.join('')),
      Buffer.from('trailer <</Root 1 0 R>>\n'),
    ]);
  },
  nothing: () => Buffer.alloc(0),
  'one byte': () => latin('%'),
  'a header alone': () => latin('%PDF-1.7\n'),
  'an end alone': () => latin('startxref\n0\n%%EOF'),
  'noise after a header': () => Buffer.concat([latin('%PDF-1.4\n'), noise(100_000)]),
  noise: () => noise(50_000, 7),
  'a web page': () => latin('<!doctype html><title>404</title><p>Not found'),
  'a megabyte of nothing': () => Buffer.alloc(1 << 20),
  'a megabyte of brackets': () => latin(`%PDF-1.7\n1 0 obj\n${'<<['.repeat(350_000)}`),
  'a megabyte of objects without end': () => latin(`%PDF-1.7\n${'1 0 obj\n'.repeat(130_000)}`),
  'a megabyte of streams without end': () =>
    latin(`%PDF-1.7\n${'1 0 obj<</Length 9>>stream\n'.repeat(40_000)}`),
  'cut in half': () => cut(0.5),
  'cut before its end': () => cut(0.9),
  'cut in its header': () => cut(0.02),
  'a hole in the middle': () => {
    const bytes = Buffer.from(onePage());
    return bytes.fill(0, Math.floor(bytes.length * 0.3), Math.floor(bytes.length * 0.6));
  },
  'line ends changed on the way': () =>
    latin(Buffer.from(onePage()).toString('latin1').replaceAll('\n', '\r\n')),
  'the top bit lost on the way': () => Buffer.from(onePage()).map((byte) => byte & 127),
  'words before its header': () => Buffer.concat([latin('Date: today\r\n\r\n'.repeat(50)), onePage()]),
  'another file after its end': () => Buffer.concat([onePage(), noise(5000), onePage()]),
};

function cut(share: number): Uint8Array {
  const whole = onePage();
  return whole.subarray(0, Math.floor(whole.length * share));
}
