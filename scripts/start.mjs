import './setup/require-node.mjs';
import { buildWeb } from './setup/build-web.mjs';
import { prepare } from './setup/prepare.mjs';
import { runCommand } from './setup/project.mjs';
import { runChild } from './setup/run-child.mjs';

await runCommand(async () => {
  const runtime = await prepare();
  await buildWeb(runtime);
  const { node, env } = runtime;
  return (await runChild(node, ['apps/server/src/main.ts', ...process.argv.slice(2)], { env })).code;
});
