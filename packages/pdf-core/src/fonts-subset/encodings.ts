import { standardNameOf } from './cff-strings.ts';

/** WinAnsi from 0x80 on; a dash is a code that it leaves free. */
const WIN_ANSI_UPPER = `
Euro - quotesinglbase florin quotedblbase ellipsis dagger daggerdbl circumflex perthousand Scaron guilsinglleft OE - Zcaron -
- quoteleft quoteright quotedblleft quotedblright bullet endash emdash tilde trademark scaron guilsinglright oe - zcaron Ydieresis
space exclamdown cent sterling currency yen brokenbar section dieresis copyright ordfeminine guillemotleft logicalnot hyphen registered macron
degree plusminus twosuperior threesuperior acute mu paragraph periodcentered cedilla onesuperior ordmasculine guillemotright onequarter onehalf threequarters questiondown
Agrave Aacute Acircumflex Atilde Adieresis Aring AE Ccedilla Egrave Eacute Ecircumflex Edieresis Igrave Iacute Icircumflex Idieresis
Eth Ntilde Ograve Oacute Ocircumflex Otilde Odieresis multiply Oslash Ugrave Uacute Ucircumflex Udieresis Yacute Thorn germandbls
agrave aacute acircumflex atilde adieresis aring ae ccedilla egrave eacute ecircumflex edieresis igrave iacute icircumflex idieresis
eth ntilde ograve oacute ocircumflex otilde odieresis divide oslash ugrave uacute ucircumflex udieresis yacute thorn ydieresis
`
  .trim()
  .split(/\s+/);

/** What MacRoman has and WinAnsi lacks. */
const MAC_ONLY = new Map([
  [0xad, 'notequal'],
  [0xb0, 'infinity'],
  [0xb2, 'lessequal'],
  [0xb3, 'greaterequal'],
  [0xb6, 'partialdiff'],
  [0xb7, 'summation'],
  [0xb8, 'product'],
  [0xb9, 'pi'],
  [0xba, 'integral'],
  [0xbd, 'Omega'],
  [0xc3, 'radical'],
  [0xc5, 'approxequal'],
  [0xc6, 'Delta'],
  [0xd7, 'lozenge'],
  [0xda, 'fraction'],
  [0xde, 'fi'],
  [0xdf, 'fl'],
  [0xf0, 'apple'],
  [0xf5, 'dotlessi'],
  [0xf9, 'breve'],
  [0xfa, 'dotaccent'],
  [0xfb, 'ring'],
  [0xfd, 'hungarumlaut'],
  [0xfe, 'ogonek'],
  [0xff, 'caron'],
]);

const windows = new TextDecoder('windows-1252');
const macintosh = new TextDecoder('macintosh');

export function winAnsiCharacter(code: number): number {
  return windows.decode(Uint8Array.of(code)).codePointAt(0) ?? 0;
}

export function macRomanCharacter(code: number): number {
  return macintosh.decode(Uint8Array.of(code)).codePointAt(0) ?? 0;
}

function winAnsiName(code: number): string | undefined {
  if (code === 0x27) return 'quotesingle';
  if (code === 0x60) return 'grave';
  if (code < 0x80) return standardNameOf(code);
  const name = WIN_ANSI_UPPER[code - 0x80];
  return name === '-' ? undefined : name;
}

const characterOfName = new Map<string, number>();
for (const [code, name] of MAC_ONLY) characterOfName.set(name, macRomanCharacter(code));
for (let code = 255; code >= 32; code--) {
  const name = winAnsiName(code);
  if (name) characterOfName.set(name, winAnsiCharacter(code));
}
const nameOfCharacter = new Map([...characterOfName].map(([name, character]) => [character, name]));

/** The names a simple font may look a code up by: standard, WinAnsi and MacRoman disagree, so all of them. */
export function namesOfCode(code: number): string[] {
  const names = [
    standardNameOf(code),
    winAnsiName(code),
    nameOfCharacter.get(macRomanCharacter(code)),
    MAC_ONLY.get(code),
  ];
  return names.filter((name) => name !== undefined);
}

/** The character that a glyph name stands for: the usual Latin names, `uni20AC` and `u1F600`. */
export function characterOf(glyphName: string): number | undefined {
  const known = characterOfName.get(glyphName);
  if (known !== undefined) return known;
  const hex = /^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))$/.exec(glyphName);
  return hex ? Number.parseInt(hex[1] ?? hex[2] ?? '', 16) : undefined;
}
