import manifest from '../../package.json' with { type: 'json' };
import { EXIT, EXIT_MEANINGS } from './exit-codes.ts';
import { listCommands } from './commands.ts';
import { table } from './layout.ts';

const EXTRA: [string, string][] = [
  ['batch', 'Run a recipe of several steps over many files.'],
  ['ask', 'Ask all files of your Sheaf server one question.'],
  ['mcp', 'Offer the tools to an assistant, by the Model Context Protocol.'],
  ['completion', 'Print the completion script of a shell: bash, zsh or fish.'],
];

export function printOverview(): number {
  const commands = listCommands().map(({ name, about }): [string, string] => [name, about]);
  const exits = (Object.keys(EXIT) as (keyof typeof EXIT)[]).map((name): [string, string] => [
    String(EXIT[name]),
    EXIT_MEANINGS[name],
  ]);
  process.stdout.write(`Usage: sheaf COMMAND [OPTIONS] FILE... [-o OUT]

Work on PDF documents. Nothing leaves this machine, except the question of "ask", which goes to your server.

Commands:
${table([...commands, ...EXTRA])}

"sheaf COMMAND --help" lists a command's options. "-" is standard input, or with -o standard output.
Inputs are never overwritten; other existing files only with --force.

Exit codes:
${table(exits)}
`);
  return EXIT.done;
}

export function printVersion(): number {
  process.stdout.write(`sheaf ${manifest.version}\n`);
  return EXIT.done;
}
