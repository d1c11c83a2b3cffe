import { readFileSync, writeFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { basename } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// A merge as one new process does it: out.pdf in.pdf... Compiled code is kept between runs, and nothing is optimised:
// the process ends before that would pay.
enableCompileCache();
setFlagsFromString('--no-opt');
const { mergeOptions } = await import('../../packages/pdf-core/src/tools/merge.options.ts');
const { merge } = await import('../../packages/pdf-core/src/tools/merge.ts');

const [out, ...files] = process.argv.slice(2);
const inputs = files.map((path) => ({ name: basename(path), bytes: readFileSync(path) }));
const result = await merge(inputs, mergeOptions.parse({}));
writeFileSync(out!, result.files[0]!.bytes);
