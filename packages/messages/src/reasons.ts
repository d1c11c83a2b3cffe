import type { Formatter } from './formatter.ts';
import type { Messages } from './generated.ts';

/** Why something was refused: a message of the area `errors`, but those that a page says of its own. */
export type Reason = Exclude<keyof Messages['errors'], `page.${string}`>;
export type ReasonParams = Record<string, string | number>;
/** A refusal as it travels: to another process, to a program, to a page. */
export type Refusal = { reason: Reason; params?: ReasonParams };

/** A refusal as a sentence. What came over a wire is not typed by its reason any more. */
export function formatRefusal(format: Formatter<'errors'>, { reason, params }: Refusal): string {
  const said = format.find(reason, params);
  if (said === undefined) throw new Error(`There is no message for ${reason}.`);
  return said;
}
