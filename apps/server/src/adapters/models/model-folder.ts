import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { EmbeddingModel } from '../../workers/embedding.ts';

export type FoundModel = Omit<EmbeddingModel, 'library'> & {
  library: string;
  /** What the model wants to read before a text, so that it knows what it is. */
  prefixes: { passage: string; question: string };
};

const RUNTIME = '.runtime';
const LIBRARY = 'node_modules/@huggingface/transformers/dist/transformers.node.mjs';

export const runtimeOf = (modelsDir: string) => join(modelsDir, RUNTIME);
export const hasRuntime = (modelsDir: string) => existsSync(join(runtimeOf(modelsDir), LIBRARY));

/** By its name in the models' folder, or by a path; null where no model is. */
export function findModel(modelsDir: string, name: string): FoundModel | null {
  const inFolder = join(modelsDir, name);
  const folder = isModel(inFolder) ? inFolder : resolve(name);
  if (!isModel(folder)) return null;
  const isE5 = /(?:^|[-_/])e5(?:[-_]|$)/i.test(name);
  return {
    library: join(runtimeOf(modelsDir), LIBRARY),
    folder: dirname(folder),
    name: folder === inFolder ? name : basename(folder),
    ...(folder === inFolder ? { folder: modelsDir } : {}),
    weights: existsSync(join(folder, 'onnx/model_quantized.onnx')) ? 'q8' : 'fp32',
    pooling: readPooling(folder),
    prefixes: isE5 ? { passage: 'passage: ', question: 'query: ' } : { passage: '', question: '' },
  };
}

/** Names of the models that lie there, such as `Xenova/all-MiniLM-L6-v2`. */
export function listModels(modelsDir: string): string[] {
  const inside = (folder: string) =>
    existsSync(folder)
      ? readdirSync(folder, { withFileTypes: true }).filter(
          (one) => one.isDirectory() && !one.name.startsWith('.'),
        )
      : [];
  return inside(modelsDir)
    .flatMap(({ name }) => [name, ...inside(join(modelsDir, name)).map((below) => `${name}/${below.name}`)])
    .filter((name) => isModel(join(modelsDir, name)))
    .sort();
}

const isModel = (folder: string) =>
  ['config.json', 'tokenizer.json'].every((file) => existsSync(join(folder, file))) &&
  ['onnx/model_quantized.onnx', 'onnx/model.onnx'].some((file) => existsSync(join(folder, file)));

function readPooling(folder: string): 'mean' | 'cls' {
  const path = join(folder, '1_Pooling/config.json');
  if (!existsSync(path)) return 'mean';
  const { pooling_mode_cls_token } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  return pooling_mode_cls_token === true ? 'cls' : 'mean';
}
