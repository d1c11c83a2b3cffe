import { z } from 'zod';
import { INSTANCE_USES } from './auth.uses.schema.ts';
import { displayName } from './auth.user.schema.ts';

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

export const SIGN_UP = ['open', 'invited', 'closed'] as const;

const host = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9.:_-]{1,253}$/, 'fields.mail_host_invalid');

/** Of a mail server everything but its password, which is sealed and never sent back. */
export const mailServerSchema = z
  .object({
    host,
    port: z.number().int().min(1).max(65_535),
    security: z
      .enum(['tls', 'starttls', 'none'])
      .describe('Encrypted from the first byte, encrypted after a greeting, or not at all'),
    user: z.string().trim().max(254).nullable(),
    from: z
      .string()
      .trim()
      .min(3)
      .max(320)
      .regex(/^[^\p{Cc}<>]*(<[^\s<>@]+@[^\s<>@]+>)?$/u, 'fields.mail_from_invalid')
      .refine((text) => text.includes('@'), 'fields.mail_from_invalid')
      .describe('Sender, such as `Sheaf <sheaf@example.com>`'),
  })
  .strict()
  .meta({ id: 'MailServer' });

const modelUrl = z
  .url({ protocol: /^https?$/, error: 'fields.model_url_invalid' })
  .max(500, 'fields.model_url_invalid')
  .refine(hasNoSecrets, 'fields.model_url_invalid')
  .describe("Base address of a server with OpenAI's HTTP API, such as `http://localhost:11434/v1`");

/** An address with a password or a query would be stored and shown as it is. */
function hasNoSecrets(address: string): boolean {
  const { username, password, search, hash } = URL.parse(address) ?? {};
  return !username && !password && !search && !hash;
}

/** Of a language model everything but the key of its server, which is sealed and never sent back. */
export const modelServerSchema = z
  .object({
    url: modelUrl,
    name: z.string().trim().min(1, 'fields.model_name_needed').max(200),
    budget: z
      .number()
      .int()
      .min(2000)
      .max(1_000_000)
      .describe('Maximum tokens per request, input and output together, as estimated before the request'),
  })
  .strict()
  .meta({ id: 'ModelServer' });

const plan = z.enum(['free', 'pro', 'premium']);
const limit = z.number().int().min(-1).max(Number.MAX_SAFE_INTEGER);
const largestFile = 2 * 1024 * 1024 * 1024;
/** -1 is unlimited; a single file always has a limit. */
const planLimits = z
  .object({
    filesPerMonth: limit,
    maxFileSize: z.number().int().min(1).max(largestFile),
    storageLimit: limit,
    ocrPagesPerMonth: limit,
    chatMessagesPerMonth: limit,
    aiOperations: limit,
    apiCalls: limit,
    batchFiles: limit,
  })
  .partial()
  .strict();

const MAX_LOGO = 200_000;
const logo = z
  .string()
  .max(MAX_LOGO, 'fields.logo_too_large')
  .regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/, 'fields.logo_unreadable')
  .refine(isPicture, 'fields.logo_unreadable');

/** The first bytes decide the type; the declared type is not trusted. */
function isPicture(address: string): boolean {
  const start = address.slice(address.indexOf(',') + 1);
  return /^(iVBORw0KGgo|\/9j\/|UklGR)/.test(start);
}

/** What administrators decide while the instance runs. */
export const instanceSettingsSchema = z
  .object({
    signup: z
      .enum(SIGN_UP)
      .describe('Who may open an account: anyone, whom an administrator invites, or nobody'),
    require_verified_email: z
      .boolean()
      .describe('Whether an address has to be confirmed before anything else'),
    require_admin_second_factor: z
      .boolean()
      .describe('Whether administrators need a second factor before they do anything as such'),
    oidc_domain: domain.nullable().describe('Only addresses of this domain may come in by the provider'),
    use: z
      .enum(INSTANCE_USES)
      .nullable()
      .describe(
        'What the instance is for. Only `sold` has plans, prices and limits; null: not said yet, as `sold`',
      ),
    demo: z
      .boolean()
      .nullable()
      .describe('Whether visitors may open a demo account; null: by the environment'),
    default_plan: plan.describe('What a new account begins with'),
    trial_days: z.number().int().min(0).max(90).describe('Of a first paid plan; 0 is none'),
    versions_kept: z.number().int().min(0).max(1000).describe('Earlier versions of each file that are kept'),
    version_days: z.number().int().min(1).max(3650).describe('Days that an earlier version is kept'),
    plan_limits: z
      .partialRecord(plan, planLimits)
      .describe("What differs from the product's own plans, by plan and limit"),
    mail: mailServerSchema.nullable().describe('Null: by the environment, else the outbox'),
    model: modelServerSchema.nullable().describe('Null: by the environment, else none'),
    name: displayName.pipe(z.string().max(40, 'fields.name_too_long')).nullable(),
    logo: logo.nullable().describe('A `data:` address of a PNG, JPEG or WebP picture'),
  })
  .meta({ id: 'InstanceSettings' });
export type InstanceSettings = z.infer<typeof instanceSettingsSchema>;
