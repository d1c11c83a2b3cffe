/** For which the built-in engine answers instead of the language model. */
export const MODEL_FAILURES = [
  'model_busy',
  'model_timed_out',
  'model_unreachable',
  'model_refuses',
  'model_missing',
  'model_moved',
  'model_broke_off',
  'model_cut_off',
  'model_said_nothing',
  'model_repeats',
  'model_other_language',
  'model_made_no_summary',
] as const;
export type ModelFailure = (typeof MODEL_FAILURES)[number];
