import { z } from 'zod';

const domain = z
  .string()
  .trim()
  .toLowerCase()
  .transform((text) => text.replace(/^@/, ''))
  .pipe(
    z
      .string()
      .max(253, 'fields.domain_too_long')
      .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/, 'fields.domain_invalid'),
  );

/** What administrators decide while the instance runs. */
export const instanceSettingsSchema = z
  .object({
    signup: z.enum(['open', 'closed']).describe('Whether anyone may open an account'),
    require_verified_email: z
      .boolean()
      .describe('Whether an address has to be confirmed before anything else'),
    require_admin_second_factor: z
      .boolean()
      .describe('Whether administrators need a second factor before they do anything as such'),
    oidc_domain: domain.nullable().describe('Only addresses of this domain may come in by the provider'),
  })
  .meta({ id: 'InstanceSettings' });
export type InstanceSettings = z.infer<typeof instanceSettingsSchema>;
