import { PdfString, type PdfValue } from './values.ts';

const ESCAPES: Record<number, number> = { 110: 10, 114: 13, 116: 9, 98: 8, 102: 12 };

/** The bytes a string stands for, one character a byte. An end of line is taken as it is, as viewers do. */
export function stringBytes({ source, start, end }: PdfString): Buffer {
  if (source[start] === 60) return hexBytes(source.toString('latin1', start + 1, end - 1));
  const bytes = Buffer.allocUnsafe(end - start);
  let length = 0;
  for (let at = start + 1; at < end - 1; at++) {
    let code = source[at]!;
    if (code === 92) {
      code = source[++at]!;
      if (code === 10) continue;
      if (code === 13) {
        if (source[at + 1] === 10) at++;
        continue;
      }
      if (code >= 48 && code <= 55) {
        let value = code - 48;
        for (let digits = 1; digits < 3 && source[at + 1]! >= 48 && source[at + 1]! <= 55; digits++) {
          value = value * 8 + source[++at]! - 48;
        }
        code = value & 255;
      } else code = ESCAPES[code] ?? code;
    }
    bytes[length++] = code;
  }
  return bytes.subarray(0, length);
}

function hexBytes(hex: string): Buffer {
  const digits = hex.replace(/[^0-9a-f]/gi, '');
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex');
}

// Where PDFDocEncoding is not Latin-1.
const DOC_ENCODING: Record<number, string> = Object.fromEntries(
  [...'˘ˇˆ˙˝˛˚˜']
    .map((sign, i) => [24 + i, sign] as const)
    .concat(
      [...'•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž'].map((sign, i) => [128 + i, sign] as const),
      [[160, '€']],
    ),
);

/** A text string (a title, a field's name) as people read it: UTF-16, UTF-8 or PDFDocEncoding. */
export function stringText(value: PdfString): string {
  const bytes = stringBytes(value);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    return Buffer.from(bytes.subarray(2, bytes.length & ~1))
      .swap16()
      .toString('utf16le');
  }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le', 2);
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.toString('utf8', 3);
  return bytes
    .toString('latin1')
    .replace(/[^ -~\u00a1-\u00ff]/g, (sign) => DOC_ENCODING[sign.charCodeAt(0)] ?? sign);
}

/** `stringText`, or undefined where there is no string. */
export function textOf(value: PdfValue | undefined): string | undefined {
  return value instanceof PdfString ? stringText(value) : undefined;
}

/** Text as a string token: plain where it is ASCII, else UTF-16. */
export function textToken(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `(${text.replace(/[\\()]/g, '\\$&')})`;
  return wideToken(text);
}

export function wideToken(text: string): string {
  return bytesToken(Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()]));
}

export function bytesToken(bytes: Buffer): string {
  return `<${bytes.toString('hex')}>`;
}

export function nameToken(name: string): string {
  // Most names need no change; a document has a hundred thousand of them.
  if (/^[A-Za-z0-9_.+\-*:,;@!?&=]+$/.test(name)) return `/${name}`;
  return `/${name.replace(/[^!-~]|[#()<>[\]{}/%]/g, (sign) => `#${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;
}

/** A number in PDF syntax, never with an exponent, in as few characters as possible. */
export function numberToken(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return String(value);
  const text = Math.abs(value) < 1e15 ? value.toFixed(10).replace(/\.?(?<!0)0+$/, '') : '0';
  return text.replace(/^(-?)0\./, '$1.').replace(/^-?$|^-0$/, '0');
}
