import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { mergeOptions } from '../../packages/pdf-core/src/tools/merge.options.ts';
import { merge } from '../../packages/pdf-core/src/tools/merge.ts';

// A merge as one new process does it: out.pdf in.pdf...
const [out, ...files] = process.argv.slice(2);
const inputs = files.map((path) => ({ name: basename(path), bytes: readFileSync(path) }));
const result = await merge(inputs, mergeOptions.parse({}));
writeFileSync(out!, result.files[0]!.bytes);
