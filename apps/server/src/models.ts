import type { Embedder, LanguageModel } from '@sheaf/api/models';
import type { Log } from '@sheaf/api/ports';
import { createTransformersEmbedder } from './adapters/models/embedder-transformers.ts';
import { openLanguageModel } from './adapters/models/language-models.ts';
import type { ModelServer } from './adapters/models/model-client.ts';
import { findModel, hasRuntime, listModels } from './adapters/models/model-folder.ts';
import { type Env, SettingsError } from './env.ts';

type Embeddings = 'static' | 'lexical' | Embedder;

/** Who writes answers, and what passages are compared by. Nothing is fetched for either. */
export async function chooseModels(
  env: Env,
  log: Log,
): Promise<{ languageModel: LanguageModel | null; embeddings: Embeddings }> {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl } = env;
  const server = { apiKey, baseUrl };
  const written = { ...server, model: env.OPENAI_MODEL, budget: env.OPENAI_MAX_TOKENS };
  const languageModel = apiKey || baseUrl ? await openLanguageModel(written) : null;
  if (languageModel)
    log.info({ model: env.OPENAI_MODEL, server: baseUrl }, 'documents are sent to a language model');
  const model = env.OPENAI_EMBEDDING_MODEL;
  const embeddings = model ? await openEmbedder({ ...server, model }) : chooseEmbeddings(env, log);
  return { languageModel, embeddings };
}

async function openEmbedder(settings: ModelServer & { model: string }): Promise<Embedder> {
  const { createOpenAiEmbedder } = await import('./adapters/models/embedder-openai.ts');
  return createOpenAiEmbedder(settings);
}

function chooseEmbeddings({ EMBEDDING_MODEL: wanted, modelsDir }: Env, log: Log): Embeddings {
  if (wanted === 'static' || wanted === 'lexical') return wanted;
  const name = wanted ?? listModels(modelsDir)[0];
  if (!name) return 'static';
  const found = findModel(modelsDir, name);
  if (found && hasRuntime(modelsDir)) return createTransformersEmbedder(found);
  const help = found
    ? `The model ${name} is there, and what runs it is not: "npm run models -- install" puts it there.`
    : `There is no embedding model ${name}: "npm run models -- pull ${name}" puts it there.`;
  if (wanted) throw new SettingsError(`EMBEDDING_MODEL cannot be used. ${help}`);
  log.warn({ model: name }, help);
  return 'static';
}
