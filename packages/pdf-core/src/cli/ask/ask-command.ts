import { parseArgs } from 'node:util';
import { EXIT, UsageError } from '../exit-codes.ts';
import { table } from '../layout.ts';
import { answerLines, answersAsCsv } from './ask-lines.ts';
import { askAll } from './ask-server.ts';
import { readServer } from './server-settings.ts';

/** As parseArgs wants them; `about` and `takes` are for the help. */
export const ASK_FLAGS = {
  all: { type: 'boolean', takes: '', about: 'Ask every file, each by itself' },
  folder: {
    type: 'string',
    takes: 'FOLDER',
    about:
      'Only the files in this folder and in those within it: its path, such as Contracts/2026, or its id',
  },
  csv: { type: 'boolean', takes: '', about: 'Print the answers as CSV' },
  json: { type: 'boolean', takes: '', about: 'Print the answers as JSON' },
  help: { type: 'boolean', short: 'h', takes: '', about: 'Show this help' },
} as const;

const HELP = `Usage: sheaf ask --all [OPTIONS] QUESTION

Ask all files of your Sheaf server one question: an answer from each file that has one, with its words and page.

The server and the key are read from the environment: SHEAF_URL, such as https://sheaf.example.org, and SHEAF_KEY,
an API key of yours that may write. The question is sent there and nowhere else.

Options:
${table(Object.entries(ASK_FLAGS).map(([name, flag]): [string, string] => [`${'short' in flag ? `-${flag.short}, ` : '    '}--${name}${flag.takes && ` ${flag.takes}`}`, flag.about]))}

Examples:
  sheaf ask --all "Which contracts end this year?"
  sheaf ask --all "What are the totals of the invoices?" --folder Invoices/2026 --csv > totals.csv
`;

export async function runAskCommand(words: string[], signal: AbortSignal): Promise<number> {
  const { values, positionals } = parse(words);
  if (values.help) {
    process.stdout.write(HELP);
    return EXIT.done;
  }
  const [question = '', ...rest] = positionals;
  if (!values.all) throw new UsageError('Add --all: the question goes to all files.', 'ask');
  if (!question.trim() || rest.length) throw new UsageError('Give one question, in quotes.', 'ask');
  if (values.csv && values.json) throw new UsageError('--csv and --json both want standard output.', 'ask');
  const server = readServer();
  if (!server) throw new UsageError('Name the server and the key in SHEAF_URL and SHEAF_KEY.', 'ask');
  const answers = await askAll(server, { question, folder: values.folder }, signal);
  if (values.csv) process.stdout.write(answersAsCsv(answers));
  else if (values.json) process.stdout.write(`${JSON.stringify(answers, undefined, 2)}\n`);
  else process.stdout.write(`${answerLines(answers).join('\n')}\n`);
  const { unread } = answers.counts;
  if (unread)
    process.stderr.write(
      `${unread} without text: run OCR on ${unread === 1 ? 'it' : 'them'} to ask ${unread === 1 ? 'it' : 'them'} too.\n`,
    );
  return EXIT.done;
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: ASK_FLAGS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), 'ask');
  }
}
