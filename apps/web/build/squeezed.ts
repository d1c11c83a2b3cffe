import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Smaller ones are squeezed as they are sent, in no time. */
const FROM_BYTES = 8 * 1024;
/** Beyond it takes several times as long for a few per cent. */
const QUALITY = 9;

/** Scripts and styles once more, squeezed: the server need not do it for everyone who was never here. */
export function squeezed(): Plugin {
  return {
    name: 'sheaf:squeezed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.values(bundle)) {
        const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        if (!/^assets\/[^/]+\.(?:m?js|css)$/u.test(file.fileName) || bytes.length < FROM_BYTES) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
        writeFileSync(join(dir, `${file.fileName}.br`), brotliCompressSync(bytes, { params }));
      }
    },
  };
}
