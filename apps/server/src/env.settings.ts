import { z } from 'zod';

type Setting<Schema extends z.ZodType> = { schema: Schema; about: string };

function setting<Schema extends z.ZodType>(schema: Schema, about: string): Setting<Schema> {
  return { schema, about };
}

const optional = z.string().min(1).optional();
const onOff = z.enum(['on', 'off']);
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** Every setting there is, with its default and what it is for. docs/self-hosting.md is held against this table. */
export const settings = {
  HOST: setting(
    z.string().min(1).default('127.0.0.1'),
    'Address to listen on. `0.0.0.0` for every network interface.',
  ),
  PORT: setting(
    z.coerce.number().int().min(0).max(65_535).default(3000),
    'Port to listen on. 0 selects a free port.',
  ),
  DATA_DIR: setting(z.string().min(1).default('./data'), 'Folder for the database, files and emails.'),
  PUBLIC_URL: setting(
    httpUrl.optional(),
    'Public address of this instance, used in emails and for provider sign-in. Default: `http://localhost:PORT`.',
  ),
  DATABASE_URL: setting(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
    'Address of a PostgreSQL 18 or newer. Without it, Sheaf runs its own in `DATA_DIR`.',
  ),
  SHEAF_ROLE: setting(
    z.enum(['all', 'web', 'worker']).default('all'),
    'What this process does: answer requests (`web`), run queued jobs (`worker`), or both (`all`).',
  ),
  S3_BUCKET: setting(
    optional,
    'Bucket of an S3-compatible store for files; created if it does not exist. Without it, files are stored in `DATA_DIR/files`.',
  ),
  S3_ENDPOINT: setting(httpUrl.optional(), 'Address of the store. Default: Amazon S3 in `S3_REGION`.'),
  S3_PUBLIC_ENDPOINT: setting(
    httpUrl.optional(),
    'Address of the store for browsers, used for links to single files. Without it, every download passes through Sheaf.',
  ),
  S3_REGION: setting(z.string().min(1).default('us-east-1'), 'Region of the store.'),
  S3_ACCESS_KEY_ID: setting(
    optional,
    'Access key id for the store, with permission to read, write, delete and list in the bucket.',
  ),
  S3_SECRET_ACCESS_KEY: setting(optional, 'Secret of that access key.'),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
    'Mail server, `smtp://user:password@host:587`. Without it, no email is sent: emails are written to `DATA_DIR/outbox`.',
  ),
  MAIL_FROM: setting(
    z.string().min(3).optional(),
    'Sender of emails. Default: the name of the instance, with the address `sheaf@localhost`.',
  ),
  CONTACT_EMAIL: setting(
    z.email('must be an email address').optional(),
    'Email address of the operator, shown publicly on `/contact`.',
  ),
  OIDC_ISSUER: setting(
    httpUrl.default('https://accounts.google.com'),
    'OpenID Connect issuer behind "Continue with Google".',
  ),
  OIDC_CLIENT_ID: setting(optional, 'Client id at the issuer. The button is shown when it is set.'),
  OIDC_CLIENT_SECRET: setting(optional, 'Client secret at the issuer.'),
  STRIPE_SECRET_KEY: setting(
    optional,
    'Secret key for payments through Stripe. Without it, a sandbox accepts test cards and charges no money, as `SANDBOX_PAYMENTS` allows.',
  ),
  STRIPE_PUBLISHABLE_KEY: setting(optional, "Publishable key for Stripe's card form."),
  STRIPE_WEBHOOK_SECRET: setting(
    optional,
    'Verifies the webhooks that Stripe sends to `PUBLIC_URL/api/subscriptions/webhook`.',
  ),
  STRIPE_API_BASE: setting(httpUrl.optional(), 'Address of a Stripe-compatible API, for tests.'),
  STRIPE_AUTOMATIC_TAX: setting(
    onOff.default('off'),
    'Whether Stripe calculates tax. Set up tax at Stripe first.',
  ),
  SIGNATURE_ANCHORS: setting(
    optional,
    'File of trusted certificates in PEM, used to verify who signed a document.',
  ),
  SIGNUP: setting(
    z.enum(['open', 'invited', 'closed']).default('open'),
    'Who may create an account (`open`: anyone, `invited`: people invited by an administrator, `closed`: nobody), until an administrator changes it at `/admin`. The first account can always be created; if it makes the instance private or for a team, `open` becomes `invited`.',
  ),
  SESSION_SECRET: setting(
    z.string().min(32, 'must have 32 characters or more').optional(),
    'Signs the cookie of a provider sign-in. Generated and stored in `DATA_DIR` by default; several processes must share one.',
  ),
  TRUST_PROXY: setting(
    z.string().min(1).default('off'),
    'Which proxies may set the client address: `off`, a number of hops, or a comma-separated list of addresses.',
  ),
  ALLOWED_HOSTS: setting(
    optional,
    'Additional host names of this instance, separated by commas. Host names other than these and that of `PUBLIC_URL` are refused.',
  ),
  RATE_LIMITS: setting(
    onOff.default('on'),
    '`off` disables rate limits for requests from this machine, while the instance is local (see below).',
  ),
  SANDBOX_PAYMENTS: setting(
    z.enum(['local', 'public']).default('local'),
    'Who may buy plans with test cards while Stripe is not set up: only people on a local instance (`local`), or everyone (`public`). No money is charged.',
  ),
  DEMO_ACCOUNTS: setting(
    z.enum(['local', 'on', 'off']).default('local'),
    'Whether visitors may open a demo account, which is deleted after a day, until an administrator chooses in the settings. `local`: while the instance is local and neither private nor for a team.',
  ),
  POOL_THREADS: setting(
    z.coerce.number().int().min(1).max(256).optional(),
    'How many tools run at a time, each in a separate process of up to 2 GB. Default: one per core.',
  ),
  TOOL_NICENESS: setting(
    z.coerce.number().int().min(0).max(19).default(15),
    'Nice value of tool processes, from 0 (same priority as requests) to 19 (lowest priority). Use a lower value if other programs keep the processor busy.',
  ),
  OFFICE_PROGRAM: setting(
    optional,
    'LibreOffice program, which converts Word, Excel, PowerPoint and OpenDocument files to PDF. Default: `soffice` on the path. Without it, that tool and Compare show an error for such files.',
  ),
  OCR_DATA_URL: setting(
    httpUrl.default('https://cdn.jsdelivr.net/npm/@tesseract.js-data'),
    'Source of OCR languages that administrators add, or a mirror of it. Nothing is downloaded before they add one.',
  ),
  OPENAI_API_KEY: setting(
    optional,
    'API key for OpenAI or `OPENAI_BASE_URL`. With it, a language model writes answers and summaries, and receives text of the documents.',
  ),
  OPENAI_BASE_URL: setting(
    httpUrl.optional(),
    "Address of a server that is compatible with OpenAI's HTTP API, such as `http://localhost:11434/v1`. A key is optional.",
  ),
  OPENAI_MODEL: setting(z.string().min(1).default('gpt-4o-mini'), 'Name of the language model.'),
  OPENAI_MAX_TOKENS: setting(
    z.coerce.number().int().min(2000).max(1_000_000).default(8000),
    'Maximum tokens per request to the language model, input and output together, as estimated before the request.',
  ),
  OPENAI_EMBEDDING_MODEL: setting(
    optional,
    'Name of the embedding model on that server. Without it, passages are compared on this machine.',
  ),
  EMBEDDING_MODEL: setting(
    optional,
    'How passages are compared: `static` (the bundled vectors), `lexical` (words only), or a model in `MODELS_DIR` or another folder. Default: the first model in `MODELS_DIR`, else `static`.',
  ),
  MODELS_DIR: setting(
    optional,
    'Folder of embedding models; `npm run models -- pull NAME` downloads one. Default: `DATA_DIR/models`.',
  ),
  HF_ENDPOINT: setting(
    httpUrl.default('https://huggingface.co'),
    'Address from which `npm run models` downloads: the hub, or a mirror of it. The server itself downloads nothing.',
  ),
  LOG_LEVEL: setting(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    'Log level.',
  ),
  METRICS_TOKEN: setting(
    optional,
    'Bearer token for `/metrics`. Without it, only this machine may read the metrics, while the instance is local.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    httpUrl.optional(),
    'Address of an OpenTelemetry collector, such as `http://localhost:4318`; traces are sent to `/v1/traces`. Without it, nothing is traced.',
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: setting(httpUrl.optional(), 'Full address for traces, if it differs.'),
  OTEL_EXPORTER_OTLP_PROTOCOL: setting(
    z.enum(['http/protobuf'], 'only http/protobuf is spoken').default('http/protobuf'),
    'Protocol of the collector.',
  ),
  OTEL_TRACES_EXPORTER: setting(
    z.enum(['otlp', 'none'], 'must be otlp or none').default('otlp'),
    '`none` disables traces, regardless of other settings.',
  ),
  OTEL_TRACES_SAMPLER: setting(
    z
      .enum([
        'always_on',
        'always_off',
        'traceidratio',
        'parentbased_always_on',
        'parentbased_always_off',
        'parentbased_traceidratio',
      ])
      .default('parentbased_always_on'),
    'Which requests and jobs are traced.',
  ),
  OTEL_TRACES_SAMPLER_ARG: setting(
    z.coerce.number().min(0).max(1).default(1),
    'Share of requests and jobs to trace, for `traceidratio`.',
  ),
  OTEL_SERVICE_NAME: setting(z.string().min(1).default('sheaf'), 'Name of this process in traces.'),
} satisfies Record<string, Setting<z.ZodType>>;
