import { expect, it } from 'vitest';
import { redact } from '../tools/redact/redact.ts';
import { redactOptions } from '../tools/redact/options.ts';
import { KIND_COUNT, makePair } from './testing/make-pair.ts';

/** REDACTION_PAIRS=1000 for as many; the seeds go on from REDACTION_SEED. */
const PAIRS = Number(process.env.REDACTION_PAIRS ?? 100);
const FIRST = Number(process.env.REDACTION_SEED ?? 0);

async function redacted(bytes: Uint8Array, box: object): Promise<Buffer> {
  const { files } = await redact([{ name: 'a.pdf', bytes }], redactOptions.parse({ boxes: [box] }));
  return Buffer.from(files[0]!.bytes);
}

it.each(Array.from({ length: KIND_COUNT }, (_, kind) => [makePair(kind).kind, kind] as const))(
  'documents that differ only inside of the box come out the same, byte by byte: %s',
  async (_name, kind) => {
    let different = 0;
    for (let seed = FIRST + kind; seed < FIRST + PAIRS; seed += KIND_COUNT) {
      const { one, other, box } = makePair(seed);
      if (Buffer.compare(one, other)) different += 1;
      const [first, second] = [await redacted(one, box), await redacted(other, box)];
      expect(
        first.equals(second) ? '' : `seed ${seed}\n${first.toString('latin1')}\n${second.toString('latin1')}`,
      ).toBe('');
    }
    expect(different).toBeGreaterThan(0);
  },
  Math.max(60_000, PAIRS * 300),
);
