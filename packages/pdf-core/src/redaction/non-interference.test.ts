import { expect, it } from 'vitest';
import { redact } from '../tools/redact/redact.ts';
import { redactOptions } from '../tools/redact/options.ts';
import { KIND_COUNT, makePair, nameOfKind } from './testing/make-pair.ts';

// `npm run soak -- --seed N` takes the long rounds, of SOAK=long.
const ROUNDS = process.env.SOAK === 'long' ? 60 : 5;
const SEED = Number(process.env.SOAK_SEED ?? 20_261_121) % 1_000_000;
const kinds = Array.from({ length: KIND_COUNT }, (_, kind) => [nameOfKind(kind), kind] as const);

async function redacted(bytes: Uint8Array, options: object): Promise<Buffer> {
  const { files } = await redact([{ name: 'a.pdf', bytes }], redactOptions.parse({ dpi: 100, ...options }));
  return Buffer.from(files[0]!.bytes);
}

it.each(kinds)('documents that differ inside a box alone become the same file: %s', async (_, kind) => {
  for (let round = 0; round < ROUNDS; round++) {
    const { one, other, box } = await makePair(kind, SEED + round);
    expect(Buffer.compare(one, other)).not.toBe(0);
    const options = { boxes: [box], text: round % 10 === 0 };
    const [first, second] = [await redacted(one, options), await redacted(other, options)];
    expect(first.equals(second), `seed ${SEED + round}`).toBe(true);
  }
});
