import { listModels } from '../adapters/models/model-folder.ts';
import { installRuntime } from '../adapters/models/model-runtime.ts';
import { PullError, pullModel } from '../adapters/models/pull-model.ts';
import { readEnv, SettingsError } from '../env.ts';

const USAGE = `npm run models -- list          the models that are here
npm run models -- pull NAME     fetch one, such as Xenova/all-MiniLM-L6-v2, and what runs it
npm run models -- install       only what runs it, for a model that was put into MODELS_DIR by hand`;

const [command, name] = process.argv.slice(2);

try {
  const { modelsDir, HF_ENDPOINT: hub } = readEnv();
  if (command === 'list') console.log(listModels(modelsDir).join('\n') || 'No model is here.');
  else if (command === 'install') await installRuntime(modelsDir);
  else if (command === 'pull' && name) {
    await pullModel({ hub, name, modelsDir, onFile: (file) => console.log(file) });
    await installRuntime(modelsDir);
    console.log(`${name} is in ${modelsDir}. It is used from the next start on.`);
  } else {
    console.error(USAGE);
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof PullError) && !(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
