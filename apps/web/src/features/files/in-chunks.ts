const CHUNK = 50;

/** One call per item, fifty at a time: the transport batches those into one request. Reports failures and continues. */
export async function inChunks<Thing>(things: Thing[], call: (thing: Thing) => Promise<unknown>) {
  const done: Thing[] = [];
  let error: unknown = null;
  for (let start = 0; start < things.length; start += CHUNK) {
    const chunk = things.slice(start, start + CHUNK);
    const results = await Promise.allSettled(chunk.map((thing) => call(thing)));
    results.forEach((result, index) => {
      const thing = chunk[index];
      if (result.status === 'rejected') error ??= result.reason;
      else if (thing !== undefined) done.push(thing);
    });
  }
  return { done, error };
}
