import { runInThisContext } from 'node:vm';

/** Runs the reactions to all settled promises, and returns. Node keeps it from the time before promises were its own. */
type Drain = { _tickCallback?: () => void };

const ENTRY = Symbol.for('sheaf.run-to-end');

/**
 * Runs work that waits for nothing, and interrupts it after so many milliseconds: V8 itself ends loops, also those of
 * regular expressions and wasm, from a thread of its own. Undefined: it failed, took too long, or waits for something. In
 * that case parts of it may still go on, and nothing more should be done in this process.
 */
export async function runToEnd<T>(
  work: () => Promise<T>,
  milliseconds: number,
): Promise<{ value: T } | undefined> {
  const { _tickCallback: drain } = process as Drain;
  if (!drain) return undefined;
  return new Promise((resolve) => {
    setImmediate(() => {
      let outcome: { value: T } | undefined;
      const entry = () => {
        void work().then(
          (value) => (outcome = { value }),
          () => {},
        );
        drain.call(process);
      };
      Object.defineProperty(globalThis, ENTRY, { value: entry, configurable: true });
      try {
        runInThisContext(`globalThis[Symbol.for('${ENTRY.description}')]()`, { timeout: milliseconds });
      } catch {
        outcome = undefined;
      }
      resolve(outcome);
    });
  });
}
