import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

type Pull = {
  hub: string;
  name: string;
  modelsDir: string;
  /** A hub that sends nothing for this long is given up. */
  silenceMs?: number;
  onFile?: (file: string) => void;
};

export class PullError extends Error {}

const SILENCE_MS = 20_000;
const NEEDED = ['config.json', 'tokenizer.json', 'tokenizer_config.json'];
const USEFUL = ['1_Pooling/config.json'];
/** The smaller one where there is one. */
const WEIGHTS = ['onnx/model_quantized.onnx', 'onnx/model.onnx'];

/** Puts a model from the hub into the models' folder: whole, or not at all. */
export async function pullModel({
  hub,
  name,
  modelsDir,
  silenceMs = SILENCE_MS,
  onFile,
}: Pull): Promise<void> {
  if (!/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)?$/.test(name)) throw new PullError(`${name} is no name of a model.`);
  const target = join(modelsDir, name);
  const half = join(modelsDir, `.half-${name.replace('/', '--')}`);
  await rm(half, { recursive: true, force: true });
  try {
    const fetchInto = (file: string) => {
      onFile?.(file);
      return fetchFile(
        `${hub.replace(/(?<!\/)\/+$/, '')}/${name}/resolve/main/${file}`,
        join(half, file),
        silenceMs,
      );
    };
    for (const file of NEEDED)
      if (!(await fetchInto(file)))
        throw new PullError(`There is no model ${name} with a ${file} at ${hub}.`);
    for (const file of USEFUL) await fetchInto(file);
    const [quantised = '', full = ''] = WEIGHTS;
    if (!(await fetchInto(quantised)) && !(await fetchInto(full)))
      throw new PullError(`The model ${name} has no ONNX weights.`);
    await mkdir(dirname(target), { recursive: true });
    await rm(target, { recursive: true, force: true });
    await rename(half, target);
  } finally {
    await rm(half, { recursive: true, force: true });
  }
}

/** False where there is no such file. */
export async function fetchFile(
  url: string,
  path: string,
  silenceMs: number,
  maxBytes = Infinity,
): Promise<boolean> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), silenceMs);
  try {
    const response = await fetch(url, { signal: silence.signal });
    if (response.status === 404) return false;
    if (!response.ok || !response.body) throw new PullError(`${url} answered ${response.status}.`);
    await mkdir(dirname(path), { recursive: true });
    let size = 0;
    const listen = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        timer.refresh();
        size += chunk.length;
        done(size > maxBytes ? new PullError(`${url} is too large.`) : null, chunk);
      },
    });
    await pipeline(Readable.fromWeb(response.body), listen, createWriteStream(path), {
      signal: silence.signal,
    });
    return true;
  } catch (error) {
    if (error instanceof PullError) throw error;
    const what = silence.signal.aborted ? 'fell silent' : 'could not be reached or broke off';
    throw new PullError(`${new URL(url).host} ${what}. Nothing was kept.`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
