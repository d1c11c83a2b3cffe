import type { Embedder } from '@sheaf/api/models';
import { createOpenAiEmbedder } from '../../apps/server/src/adapters/models/embedder-openai.ts';
import { createTransformersEmbedder } from '../../apps/server/src/adapters/models/embedder-transformers.ts';
import { findModel } from '../../apps/server/src/adapters/models/model-folder.ts';
import type { Asked } from './measure.ts';

export type ModelChoice = { model?: string; models?: string; server?: string };

/** The model that is named: of a server that speaks OpenAI's HTTP API, or in a folder that `npm run models` has filled. */
export function openEmbedder({ model, models, server }: ModelChoice): Embedder | null {
  if (!model && !models && !server) return null;
  if (!model || !models === !server)
    throw new Error('--model NAME goes with --models FOLDER or with --server URL.');
  if (server) return createOpenAiEmbedder({ model, baseUrl: server, apiKey: process.env['OPENAI_API_KEY'] });
  const found = findModel(models!, model);
  if (!found) throw new Error(`There is no model ${model} in ${models}.`);
  return createTransformersEmbedder(found);
}

/** The same documents and questions, with the vectors of a model beside those in the box. */
export async function embedAsked({ document, index }: Asked, embedder: Embedder): Promise<Asked> {
  const texts = index.passages.map(({ text }) => text);
  const dense = await embedder.embed(texts, 'passage');
  const asked = document.questions.map(({ text }) => text);
  const vectors = await embedder.embed(asked, 'question');
  const questions = document.questions.map((question, i) => ({
    ...question,
    vector: new Int8Array(vectors[i]!),
  }));
  return {
    document: { ...document, questions },
    index: { ...index, dense: dense.map((vector) => new Int8Array(vector)) },
  };
}
