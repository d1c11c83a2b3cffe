import { z } from 'zod';

/** Yes or no, also from a query string, where `z.boolean()` would take any text, "false" too, for yes. */
export const flag = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(),
);
