import { EXIT } from './exit-codes.ts';

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
type StopSignal = keyof typeof SIGNALS;

/** Ctrl-C and its relatives end the work and let what was begun be cleaned up; a second one ends at once. */
export function listenForStop(): {
  signal: AbortSignal;
  exitCode: () => number | undefined;
  forget: () => void;
} {
  const controller = new AbortController();
  let code: number | undefined;
  const stop = (name: StopSignal) => {
    if (code) process.exit(code);
    code = SIGNALS[name];
    controller.abort();
  };
  const names = Object.keys(SIGNALS) as StopSignal[];
  for (const name of names) process.on(name, stop);
  return {
    signal: controller.signal,
    exitCode: () => code,
    forget: () => names.forEach((name) => process.off(name, stop)),
  };
}

/** The reader of our output has closed it (`sheaf text in.pdf | head`). */
export function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(EXIT.done);
}
