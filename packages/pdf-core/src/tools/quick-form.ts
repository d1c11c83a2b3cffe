import type { output, ZodObject, ZodType } from 'zod';

/** The simple form of a tool: few options, from which all follow. */
export type QuickForm<Full> = { options: ZodObject; full: ZodType<Full> };

/** `options` is strict, so that an option of the full form is not lost in silence. */
export function defineQuick<Options extends ZodObject, Full>(
  options: Options,
  fill: (given: output<Options>) => Full,
): QuickForm<Full> {
  return { options, full: options.transform<Full>(fill) };
}
