import type { Embedder, LanguageModel } from '@sheaf/api/models';
import type { Log } from '@sheaf/api/ports';
import { createOpenAiEmbedder } from './adapters/models/embedder-openai.ts';
import { createTransformersEmbedder } from './adapters/models/embedder-transformers.ts';
import { createLanguageModel } from './adapters/models/language-model.ts';
import { findModel, hasRuntime, listModels } from './adapters/models/model-folder.ts';
import { type Env, SettingsError } from './env.ts';

type Embeddings = 'static' | 'lexical' | Embedder;

/** Who writes answers, and what passages are compared by. Nothing is fetched for either. */
export function chooseModels(
  env: Env,
  log: Log,
): { languageModel: LanguageModel | null; embeddings: Embeddings } {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl } = env;
  const server = { apiKey, baseUrl };
  const written = { ...server, model: env.OPENAI_MODEL, budget: env.OPENAI_MAX_TOKENS };
  const languageModel = apiKey || baseUrl ? createLanguageModel(written) : null;
  if (languageModel)
    log.info({ model: env.OPENAI_MODEL, server: baseUrl }, 'documents are sent to a language model');
  const model = env.OPENAI_EMBEDDING_MODEL;
  const embeddings = model ? createOpenAiEmbedder({ ...server, model }) : chooseEmbeddings(env, log);
  return { languageModel, embeddings };
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
