import { PdfError } from '../errors.ts';

const KEYS = { enter: ['\r', '\n'], back: ['\u007f', '\b'], stop: ['\u0003', '\u0004'] };

/** Whether there is a terminal for a prompt. */
export function canAsk(): boolean {
  return Boolean(process.stdin.isTTY && process.stderr.isTTY);
}

/** Asks for a line at the terminal and shows nothing of it. */
export async function askSecret(question: string): Promise<string> {
  const { stdin, stderr } = process;
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let typed = '';
  const hear = (text: string) => {
    for (const key of text) {
      if (KEYS.enter.includes(key)) return resolve(typed);
      if (KEYS.stop.includes(key)) return reject(new PdfError('work_stopped'));
      typed = KEYS.back.includes(key) ? [...typed].slice(0, -1).join('') : typed + key;
    }
  };
  const end = () => reject(new PdfError('work_stopped'));
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  stdin.on('data', hear).once('end', end).resume();
  // Only now is nothing echoed any more.
  stderr.write(question);
  try {
    return await promise;
  } finally {
    stdin.off('data', hear).off('end', end).pause();
    stdin.setRawMode(false);
    stderr.write('\n');
  }
}
