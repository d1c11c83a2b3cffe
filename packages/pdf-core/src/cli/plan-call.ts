import type { RunInput } from '../runner/hand-over.ts';
import type { Command } from './commands.ts';
import { findInputs } from './input-files.ts';
import { choosePlace, type Place } from './output-place.ts';
import type { Call } from './parse-flags.ts';
import { refuseOverwriting } from './write-results.ts';

type Plan = { inputs: RunInput[]; place: Place; options: Record<string, unknown> };

/** What a call reads, where its results go, and the options of the tool; nothing is overwritten without --force. */
export async function planCall(command: Command, { files, options, common }: Call): Promise<Plan> {
  const inputs = await findInputs(command, files);
  const place = choosePlace(command, common);
  if (place.kind === 'file') await refuseOverwriting(place.path, inputs, common.force);
  const wantsFile = command.fileOption !== undefined && place.kind !== 'none';
  return { inputs, place, options: wantsFile ? { ...options, [command.fileOption!]: true } : options };
}
