import { PdfError } from '../../errors.ts';
import { turnDial } from '../../compress/dial.options.ts';
import type { CompressOptions } from './options.ts';

type Attempt = { bytes: Uint8Array };

/** The options as given, then ever smaller results; a choice of the caller is never made better than it was. */
function listAttempts(options: CompressOptions): CompressOptions[] {
  const smaller = [0.7, 0.5, 0.3, 0.1].map((quality): CompressOptions => {
    const { imageQuality, maxImageDPI } = turnDial(quality);
    return {
      ...options,
      compressionLevel: 'maximum',
      imageQuality: Math.min(imageQuality, options.imageQuality),
      maxImageDPI: Math.min(maxImageDPI, options.maxImageDPI),
    };
  });
  return [options, ...smaller];
}

/** The first of the attempts that is within the target, found in at most four runs; without a target, the first. */
export async function reachTarget<Result extends Attempt>(
  options: CompressOptions,
  run: (options: CompressOptions) => Promise<Result>,
): Promise<Result> {
  const [first = options, ...rest] = listAttempts(options);
  const given = await run(first);
  const target = options.targetBytes;
  if (target === undefined || given.bytes.length <= target) return given;
  let found: Result | undefined;
  let smallest = given.bytes.length;
  let from = 0;
  let to = rest.length;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const result = await run(rest[middle] ?? options);
    smallest = Math.min(smallest, result.bytes.length);
    if (result.bytes.length <= target) {
      found = result;
      to = middle;
    } else from = middle + 1;
  }
  if (!found) throw new PdfError('target_size_unreachable', { smallest, target });
  return found;
}
