// npm run bench -- ask --foreign FOLDER [--verbose]: which files of a folder with ask.json answer a question, and with what.
// npm run bench -- ask [--passages N] [--runs N]: how long a question to all files takes over HTTP.
import { parseArgs } from 'node:util';
import { benchAnswers } from './answers.ts';
import { benchSpeed } from './speed.ts';

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      foreign: { type: 'string' },
      verbose: { type: 'boolean', default: false },
      passages: { type: 'string', default: '100000' },
      runs: { type: 'string', default: '60' },
    },
  });
  if (values.foreign) await benchAnswers(values.foreign, values.verbose);
  else await benchSpeed(Number(values.passages), Number(values.runs));
}
