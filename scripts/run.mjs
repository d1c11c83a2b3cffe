// node scripts/run.mjs FILE ARGS...: runs one of the project's .ts files on any machine.
import './setup/require-node.mjs';
import { prepare } from './setup/prepare.mjs';
import { runCommand } from './setup/project.mjs';
import { runChild } from './setup/run-child.mjs';

await runCommand(async () => {
  const { node, env } = await prepare();
  return (await runChild(node, process.argv.slice(2), { env })).code;
});
