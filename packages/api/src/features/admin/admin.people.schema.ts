import { z } from 'zod';
import { ownPassword } from '../auth/auth.schema.ts';
import { emailAddress, displayName } from '../auth/auth.user.schema.ts';

const role = z.enum(['user', 'admin']);
const id = z.uuid();
const hand_over = z
  .boolean()
  .default(false)
  .describe('Answer the link instead of emailing it; where no email would arrive, it is always answered');
export const inviteInput = z
  .object({
    email: emailAddress,
    name: displayName,
    role: role.default('user'),
    hand_over,
    password: ownPassword,
  })
  .strict();
export const resetInput = z.object({ id, hand_over, password: ownPassword }).strict();
export const disableInput = z.object({ id, disabled: z.boolean() }).strict();
export const handedLinkSchema = z.object({
  link: z
    .string()
    .nullable()
    .describe('To hand over: whoever opens it chooses the password, once, within a week'),
  emailed: z.boolean(),
});
export type HandedLink = z.infer<typeof handedLinkSchema>;
