import './setup/require-node.mjs';
import { buildWeb } from './setup/build-web.mjs';
import { prepare } from './setup/prepare.mjs';
import { runCommand } from './setup/project.mjs';
import { runChild } from './setup/run-child.mjs';

/** Settings of this instance; `.env.example` lists them. What the environment sets comes first. */
const ENV_FILE = '--env-file-if-exists=.env';

await runCommand(async () => {
  const runtime = await prepare();
  await buildWeb(runtime);
  const { node, env } = runtime;
  return (await runChild(node, [ENV_FILE, 'apps/server/src/main.ts', ...process.argv.slice(2)], { env }))
    .code;
});
