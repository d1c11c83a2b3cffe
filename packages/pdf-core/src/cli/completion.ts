import { tools } from '../tools/index.ts';
import { ASK_FLAGS } from './ask/ask-command.ts';
import { listCommands } from './commands.ts';
import { COMMON_FLAGS } from './common-flags.ts';
import { bashScript, fishScript, type Words, zshScript } from './completion-scripts.ts';
import { EXIT, UsageError } from './exit-codes.ts';
import { isSecret, listFlags } from './flags.ts';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** A script that knows every command, flag and choice: the shell needs not ask again. */
export async function printCompletion([shell = '', ...rest]: string[]): Promise<number> {
  if (shell === '--help' || shell === '-h') {
    process.stdout.write(`Usage: sheaf completion bash|zsh|fish

Print a completion script. To use it now:
  bash  source <(sheaf completion bash)
  zsh   source <(sheaf completion zsh)
  fish  sheaf completion fish | source
`);
    return EXIT.done;
  }
  if (!Object.hasOwn(SCRIPTS, shell) || rest.length)
    throw new UsageError('Name a shell: bash, zsh or fish.', 'completion');
  process.stdout.write(SCRIPTS[shell as keyof typeof SCRIPTS](await collectWords()));
  return EXIT.done;
}

async function collectWords(): Promise<Words[]> {
  const common = Object.entries(COMMON_FLAGS).map(([name, { about }]) => ({ name, about, choices: [] }));
  const commands = listCommands().map(async (command): Promise<Words> => {
    const flags = listFlags(await tools[command.tool].options(), command).flatMap((flag) => {
      const switchedOn = flag.takes === 'switch' && flag.shape.default === true;
      const choices = (flag.shape.enum ?? []).map(String);
      const own = { name: switchedOn ? `no-${flag.name}` : flag.name, about: flag.about, choices };
      return isSecret(flag)
        ? [own, { name: `${flag.name}-file`, about: 'Read it from a file', choices: [] }]
        : [own];
    });
    return { command: command.name, about: command.about, flags: [...flags, ...common] };
  });
  const batch = { command: 'batch', about: 'Run a recipe over many files', flags: common };
  const asked = Object.entries(ASK_FLAGS).map(([name, { about }]) => ({ name, about, choices: [] }));
  const ask = { command: 'ask', about: 'Ask all files of your server', flags: asked };
  const flags = [{ name: 'root', about: 'The folder that may be worked in', choices: [] }];
  const mcp = { command: 'mcp', about: 'Offer the tools to an assistant', flags };
  const shells = { command: 'completion', about: 'Print a completion script', flags: [] };
  return [...(await Promise.all(commands)), batch, ask, mcp, shells];
}
