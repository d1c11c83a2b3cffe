import { MODEL_SECRET } from '@sheaf/api/features/auth/auth.model.ts';
import type { LanguageModel, LanguageModels, ModelPlace } from '@sheaf/api/models';
import type { Vault } from '@sheaf/api/ports';
import { type Db, instanceSecrets, instanceSettings, type ModelServer } from '@sheaf/db';
import type { LanguageModelSettings } from './language-model.ts';

type Parts = {
  db: Db;
  vault: Vault;
  /** By the environment. */
  fallback: LanguageModel | null;
};

const LIST_MS = 10_000;
const MOST_LISTED = 500;
const LONGEST_NAME = 200;

/** The model that an administrator has set, else the environment's, else none: read anew for each piece of work. */
export function createLanguageModels({ db, vault, fallback }: Parts): LanguageModels {
  const readChosen = async () => (await instanceSettings.findInstanceSettings(db))?.model ?? null;

  async function openChosen({ url, name, budget }: ModelServer): Promise<LanguageModel> {
    const sealed = await instanceSecrets.findInstanceSecret(db, MODEL_SECRET);
    return openModel({ url, key: sealed === undefined ? null : vault.open(sealed) }, { model: name, budget });
  }

  return {
    async open() {
      const chosen = await readChosen();
      return chosen ? openChosen(chosen) : fallback;
    },
    async readWay() {
      if (await readChosen()) return 'settings';
      return fallback ? 'environment' : 'none';
    },
    list: listModels,
    tryOut: openModel,
  };
}

const serverOf = ({ url, key }: ModelPlace) => ({ baseUrl: url, apiKey: key ?? undefined });

/** The client of model servers is large, and most instances have no model. */
export async function openLanguageModel(settings: LanguageModelSettings): Promise<LanguageModel> {
  const { createLanguageModel } = await import('./language-model.ts');
  return createLanguageModel(settings);
}

function openModel(place: ModelPlace, trial: { model: string; budget: number }): Promise<LanguageModel> {
  return openLanguageModel({ ...serverOf(place), ...trial });
}

async function listModels(place: ModelPlace): Promise<string[]> {
  const { fellSilent, openModelClient, toModelError } = await import('./model-client.ts');
  const late = AbortSignal.timeout(LIST_MS);
  try {
    const { data } = await openModelClient(serverOf(place)).models.list({ signal: late });
    const listed: { id?: unknown }[] = Array.isArray(data) ? data : [];
    const names = listed.flatMap((one) =>
      typeof one?.id === 'string' ? [one.id.slice(0, LONGEST_NAME)] : [],
    );
    return [...new Set(names)].sort().slice(0, MOST_LISTED);
  } catch (thrown) {
    throw late.aborted ? fellSilent(thrown) : toModelError(thrown);
  }
}
