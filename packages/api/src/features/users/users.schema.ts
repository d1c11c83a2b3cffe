import { z } from 'zod';
import { emailAddress, personName } from '../auth/auth.user.schema.ts';

export const updateProfileInput = z
  .object({ name: personName.optional(), email: emailAddress.optional() })
  .strict();
