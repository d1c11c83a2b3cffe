import { generateMessageTypes } from './message-types.mjs';
import { installDependencies } from './install.mjs';
import { chooseRuntime } from './runtime.mjs';

/** What every command needs first: the dependencies, and the Node to run them with. */
export async function prepare() {
  await installDependencies();
  await generateMessageTypes();
  return chooseRuntime();
}
