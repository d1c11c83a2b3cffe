const EVERY_MS = 1000;
/** A busy machine is some seconds late; tests wait longer than that. */
const WORTH_TELLING_MS = 10_000;

/**
 * Notices when this machine does nothing for a while, as virtual ones do that share theirs. Tests that fail around then
 * say little about what they test.
 */
export function watchStandstills(): () => string[] {
  const seen: string[] = [];
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    const late = now - last - EVERY_MS;
    if (late > WORTH_TELLING_MS)
      seen.push(
        `The machine stood still for ${Math.round(late / 1000)} s until ${new Date().toISOString()}.`,
      );
    last = now;
  }, EVERY_MS).unref();
  return () => seen;
}
