import { deflateSync } from 'node:zlib';
import { deflatedZeros, onePage, pageShowing, stream } from './write-pdf.ts';

const BOMB_MB = 400;
const FLATE = '/Filter /FlateDecode';

/** Little that becomes much. */
export const streams: Record<string, () => Uint8Array> = {
  'a bomb as content': () => onePage({ 4: stream(deflatedZeros(BOMB_MB), FLATE) }),
  'a bomb within a bomb': () =>
    onePage({
      4: stream(deflateSync(deflatedZeros(BOMB_MB), { level: 9 }), '/Filter [/FlateDecode /FlateDecode]'),
    }),
  'a thousand filters': () => onePage({ 4: stream('4254', `/Filter [${'/ASCIIHexDecode '.repeat(1000)}]`) }),
  'a thousand inflations': () =>
    onePage({ 4: stream(deflateSync('BT ET'), `/Filter [${'/FlateDecode '.repeat(1000)}]`) }),
  'a bomb as an image': () =>
    imageOf(stream(deflatedZeros(BOMB_MB), `${imageEntries(32_000, 32_000, '/DeviceGray', 8)} ${FLATE}`)),
  'a bomb as a soft mask': () =>
    imageOf(stream('\0', `${imageEntries(1, 1, '/DeviceGray', 8)} /SMask 7 0 R`), {
      7: stream(deflatedZeros(BOMB_MB), `${imageEntries(32_000, 32_000, '/DeviceGray', 8)} ${FLATE}`),
    }),
  'a bomb as a colour profile': () =>
    imageOf(stream('\0\0\0', imageEntries(1, 1, '[/ICCBased 7 0 R]', 8)), {
      7: stream(deflatedZeros(BOMB_MB), `/N 3 ${FLATE}`),
    }),
  'a bomb as a font': () =>
    fontOf('/FontDescriptor 7 0 R', {
      7: '<< /Type /FontDescriptor /FontName /A /Flags 4 /FontFile2 8 0 R >>',
      8: stream(deflatedZeros(BOMB_MB), `${FLATE} /Length1 1073741824`),
    }),
  'a bomb as a character map': () => fontOf('/ToUnicode 7 0 R', { 7: stream(deflatedZeros(BOMB_MB), FLATE) }),
  'a bomb as metadata': () =>
    onePage(
      { 7: stream(deflatedZeros(BOMB_MB), `/Type /Metadata /Subtype /XML ${FLATE}`) },
      '',
      '/Metadata 7 0 R',
    ),
  'a bomb as an attachment': () =>
    onePage(
      { 6: '<< /Type /Filespec /F (a) /EF << /F 7 0 R >> >>', 7: stream(deflatedZeros(BOMB_MB), FLATE) },
      '',
      '/Names << /EmbeddedFiles << /Names [(a) 6 0 R] >> >>',
    ),
  'a run of bytes without end': () =>
    onePage({ 4: stream(Buffer.alloc(1 << 22, 129), '/Filter [/RunLengthDecode /RunLengthDecode]') }),
  'LZW nonsense': () =>
    onePage({
      4: stream(Buffer.alloc(65_536, 0xa5), '/Filter /LZWDecode /DecodeParms << /EarlyChange 99 >>'),
    }),
  'a predictor of 2^31 columns': () =>
    onePage({
      4: stream(
        deflateSync('BT ET'),
        `${FLATE} /DecodeParms << /Predictor 15 /Columns 2147483647 /Colors 1000000 /BitsPerComponent 32 >>`,
      ),
    }),
  'a predictor of no columns': () =>
    onePage({
      4: stream(deflateSync('BT ET'), `${FLATE} /DecodeParms << /Predictor 12 /Columns 0 /Colors 0 >>`),
    }),
  'a filter that is not known': () => onePage({ 4: stream('BT ET', '/Filter /Nothing') }),
  'parameters that are a filter': () => onePage({ 4: stream('BT ET', '/Filter 4 0 R /DecodeParms 4 0 R') }),
  'an image of 100 000 x 100 000': () =>
    imageOf(stream(deflatedZeros(8), `${imageEntries(100_000, 100_000, '/DeviceRGB', 8)} ${FLATE}`)),
  'an image of 2^31 x 2^31': () =>
    imageOf(stream('x', imageEntries(2_147_483_647, 2_147_483_647, '/DeviceCMYK', 16))),
  'an image of negative size': () => imageOf(stream('x', imageEntries(-5, -5, '/DeviceRGB', 8))),
  'JBIG2 nonsense': () =>
    imageOf(
      stream(
        noise(4096),
        `${imageEntries(9000, 9000, '/DeviceGray', 1)} /Filter /JBIG2Decode /DecodeParms << /JBIG2Globals 6 0 R >>`,
      ),
    ),
  'JPX nonsense': () =>
    imageOf(stream(jpx(), `${imageEntries(60_000, 60_000, '/DeviceRGB', 8)} /Filter /JPXDecode`)),
  'JPEG nonsense': () =>
    imageOf(stream(jpeg(), `${imageEntries(65_000, 65_000, '/DeviceRGB', 8)} /Filter /DCTDecode`)),
  'fax nonsense': () =>
    imageOf(
      stream(
        noise(4096),
        `${imageEntries(50_000, 50_000, '/DeviceGray', 1)} /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 2147483647 /Rows 2147483647 >>`,
      ),
    ),
  'a palette of nothing': () =>
    imageOf(stream('xxxx', imageEntries(2, 2, '[/Indexed /DeviceRGB 4000000000 ()]', 8))),
  'colours in a circle': () =>
    imageOf(stream('xxxx', imageEntries(2, 2, '7 0 R', 8)), { 7: '[/Indexed 7 0 R 255 7 0 R]' }),
};

function imageEntries(width: number, height: number, space: string, bits: number): string {
  return `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${space} /BitsPerComponent ${bits}`;
}

function imageOf(image: Uint8Array, extra = {}): Uint8Array {
  return pageShowing('q 200 0 0 200 10 10 cm /I Do Q', '/XObject << /I 6 0 R >>', { 6: image, ...extra });
}

function fontOf(entries: string, extra: Record<number, string | Uint8Array>): Uint8Array {
  const font = `<< /Type /Font /Subtype /TrueType /BaseFont /A /FirstChar 0 /LastChar 255 ${entries} >>`;
  return pageShowing('BT /F 18 Tf 40 150 Td (body) Tj ET', '/Font << /F 6 0 R >>', { 6: font, ...extra });
}

/** The same bytes each time, with no sense in them. */
export function noise(length: number, seed = 1): Uint8Array {
  const bytes = Buffer.alloc(length);
  let state = seed;
  for (let i = 0; i < length; i += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[i] = state >>> 24;
  }
  return bytes;
}

/** A header that promises 60 000 x 60 000 pixels, and nothing after it. */
function jpx(): Uint8Array {
  const size = Buffer.from(
    'ff4fff510029000000000ea600000ea600000000000000000000ea600000ea60000000000000000000030701010701010701 01'.replaceAll(
      ' ',
      '',
    ),
    'hex',
  );
  return Buffer.concat([size, noise(2000)]);
}

function jpeg(): Uint8Array {
  const frame = Buffer.from('ffd8ffc00011080ffde8fde803011100021100031100', 'hex');
  return Buffer.concat([frame, noise(2000), Buffer.from('ffd9', 'hex')]);
}
