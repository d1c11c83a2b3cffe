import { type Attack, stream, T } from './attack.ts';

const opt = { words: ['smith'] };
const IMAGE = '/Type /XObject /Subtype /Image /Width 4 /Height 4 /BitsPerComponent 8 /ColorSpace /DeviceGray';

function within(name: string, resources: string, object: string, refused?: string): Attack {
  return {
    name: `${name} with a short word`,
    doc: {
      objects: [object],
      pages: [
        {
          content: `/C cs 1 scn 300 300 9 9 re f q 9 0 0 9 300 300 cm /I Do Q ${T('Dear Smith kept')}`,
          entries: `/Resources << /Font << /F1 3 0 R >> ${resources} >>`,
        },
      ],
    },
    opt,
    gone: /smith|S\0m\0i/i,
    keep: /Dear/,
    ...(refused ? { refused } : {}),
  };
}

const segment = (marker: number, text: string) =>
  `\xff${String.fromCharCode(marker, (text.length + 2) >> 8, (text.length + 2) & 255)}${text}`;
/** A gray square of four by four pixels, without its first marker. */
const SQUARE = Buffer.from(
  '/9sAQwAGBAUGBQQGBgUGBwcGCAoQCgoJCQoUDg8MEBcUGBgXFBYWGh0lHxobIxwWFiAsICMmJykqKRkfLTAtKDAlKCko/9sAQwEHBwcKCAoTCgoTKBoWGigoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgo/8AAEQgABAAEAwEiAAIRAQMRAf/EABUAAQEAAAAAAAAAAAAAAAAAAAAE/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABQBAQAAAAAAAAAAAAAAAAAAAAD/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCsAH//2Q==',
  'base64',
).toString('latin1');
const jpeg = (before: string, after = '') =>
  stream(`${IMAGE} /Filter /DCTDecode`, `\xff\xd8${before}${SQUARE}${after}`);
const image = (name: string, object: string, refused?: string) =>
  within(name, '/XObject << /I 10 0 R >>', object, refused);

function profile(text: string): string {
  const tag = `text\0\0\0\0${text}`;
  const start = '\0'.repeat(36) + 'acsp' + '\0'.repeat(88);
  return `${start}\0\0\0\x01cprt\0\0\0\x90\0\0\0${String.fromCharCode(tag.length)}${tag}`;
}

/** Short words in the bytes of pictures, profiles and functions. */
export const BYTE_ATTACKS: Attack[] = [
  image('a picture noted by a camera', jpeg(segment(0xe1, 'Exif owner Smith'))),
  image(
    'a picture noted by a program',
    jpeg(segment(0xec, 'owner Smith') + segment(0xe3, 'S\0m\0i\0t\0h\0')),
  ),
  image('a picture after filling bytes', jpeg(`\xff\xff${segment(0xfe, 'Smith')}`)),
  image('a picture and what follows it', jpeg('', 'Photo of Smith')),
  image(
    'a JPEG 2000',
    stream(`${IMAGE} /Filter /JPXDecode`, '\0\0\0\x0cjP  \r\n\x87\n\0\0\0\x19xml <x>by Smith</x>..'),
  ),
  image('pixels', stream(IMAGE, 'Smith was here!!'), 'redaction_unproven'),
  within('a profile', '/ColorSpace << /C [/ICCBased 10 0 R] >>', stream('/N 3', profile('Copyright Smith'))),
  within(
    'a function',
    '/ColorSpace << /C [/Separation /Spot /DeviceRGB 10 0 R] >>',
    stream('/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1]', '{ % owner Smith\n pop 0 0 1 }'),
  ),
  within(
    'a palette',
    '/ColorSpace << /C [/Indexed /DeviceGray 8 (by Smith.)] >>',
    'null',
    'redaction_unproven',
  ),
];
