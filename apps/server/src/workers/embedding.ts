import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import { quantise } from '@sheaf/passages';

export type EmbeddingModel = {
  /** Where the library is. */
  library: string;
  folder: string;
  name: string;
  weights: 'q8' | 'fp32';
  pooling: 'mean' | 'cls';
};
type Vectors = { dims: number[]; data: Float32Array };
type Extract = (texts: string[], options: object) => Promise<Vectors>;
type Library = {
  env: Record<string, unknown>;
  pipeline(task: string, model: string, options: object): Promise<Extract>;
};

const { library, folder, name, weights, pooling } = workerData as EmbeddingModel;
let loading: Promise<Extract> | undefined;

export default async function embed({ texts }: { texts: string[] }): Promise<Uint8Array[]> {
  const extract = await (loading ??= load());
  const { dims, data } = await extract(texts, { pooling, normalize: true });
  const size = dims.at(-1) ?? 0;
  return texts.map((_, at) => new Uint8Array(quantise(data.subarray(at * size, (at + 1) * size))));
}

/** From the folder alone: nothing is looked for in the network. */
async function load(): Promise<Extract> {
  const { env, pipeline } = (await import(pathToFileURL(library).href)) as Library;
  Object.assign(env, {
    allowRemoteModels: false,
    allowLocalModels: true,
    localModelPath: folder,
    useFSCache: false,
  });
  return pipeline('feature-extraction', name, { dtype: weights, device: 'cpu' });
}
