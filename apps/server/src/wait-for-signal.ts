/** Resolves at the first signal to stop; a later one ends the process at once. */
export function waitForSignal(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let askedAt: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A terminal and npm may both pass on the same Ctrl-C; a later one is a person who will not wait.
      if (askedAt !== undefined && Date.now() - askedAt > 1000) process.exit(1);
      if (askedAt !== undefined) return;
      askedAt = Date.now();
      process.stdout.write('\n  Finishing what is running, then stopping.\n');
      resolve();
    });
  }
  return promise;
}
