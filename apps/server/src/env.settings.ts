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
    'Port to listen on. 0 takes any free one.',
  ),
  DATA_DIR: setting(z.string().min(1).default('./data'), 'Folder for the database, files and emails.'),
  PUBLIC_URL: setting(
    httpUrl.optional(),
    'Address people reach this instance by; used in emails and for provider sign-in. Default: `http://localhost:PORT`.',
  ),
  DATABASE_URL: setting(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
    'A PostgreSQL 18 or newer to use. Without it Sheaf runs its own in `DATA_DIR`.',
  ),
  SHEAF_ROLE: setting(
    z.enum(['all', 'web', 'worker']).default('all'),
    'What this process does: answer requests (`web`), do queued work (`worker`), or both (`all`).',
  ),
  S3_BUCKET: setting(
    optional,
    'Bucket of an S3-compatible store to keep files in; made when it is not there. Without it files lie in `DATA_DIR/files`.',
  ),
  S3_ENDPOINT: setting(httpUrl.optional(), 'Address of the store. Absent: Amazon S3 in `S3_REGION`.'),
  S3_PUBLIC_ENDPOINT: setting(
    httpUrl.optional(),
    'Address by which browsers reach the store, for links to single files. Without it every download passes through Sheaf.',
  ),
  S3_REGION: setting(z.string().min(1).default('us-east-1'), 'Region of the store.'),
  S3_ACCESS_KEY_ID: setting(
    optional,
    'Key id at the store: it may read, write, delete and list in the bucket.',
  ),
  S3_SECRET_ACCESS_KEY: setting(optional, 'The secret that belongs to it.'),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
    'Mail server, `smtp://user:password@host:587`. Without it no email leaves: they are written to `DATA_DIR/outbox`.',
  ),
  MAIL_FROM: setting(z.string().min(3).default('Sheaf <sheaf@localhost>'), 'Sender of emails.'),
  CONTACT_EMAIL: setting(
    z.email('must be an email address').optional(),
    'Address of whoever runs this instance, for everybody to see on `/contact`.',
  ),
  OIDC_ISSUER: setting(
    httpUrl.default('https://accounts.google.com'),
    'OpenID Connect issuer behind "Continue with Google".',
  ),
  OIDC_CLIENT_ID: setting(optional, 'Client id at the issuer. The button is shown when it is set.'),
  OIDC_CLIENT_SECRET: setting(optional, 'Client secret at the issuer.'),
  STRIPE_SECRET_KEY: setting(
    optional,
    'Takes payments through Stripe. Without it a sandbox takes test cards and no money, as `SANDBOX_PAYMENTS` allows.',
  ),
  STRIPE_PUBLISHABLE_KEY: setting(optional, "For Stripe's card form on the pages."),
  STRIPE_WEBHOOK_SECRET: setting(
    optional,
    'Verifies the webhooks that Stripe sends to `PUBLIC_URL/api/subscriptions/webhook`.',
  ),
  STRIPE_API_BASE: setting(httpUrl.optional(), "Another address than Stripe's own, for trying things out."),
  STRIPE_AUTOMATIC_TAX: setting(
    onOff.default('off'),
    'Whether Stripe works out the tax. It has to be set up there first.',
  ),
  SIGNATURE_ANCHORS: setting(optional, 'A file of certificates in PEM. Who they vouch for is trusted.'),
  SIGNUP: setting(
    z.enum(['open', 'invited', 'closed']).default('open'),
    'Who may open an account (anyone, whom an administrator invites, or nobody), until an administrator decides it at `/admin`. The first account can always be opened.',
  ),
  SESSION_SECRET: setting(
    z.string().min(32, 'must have 32 characters or more').optional(),
    'Signs the cookie of a provider sign-in. Made and kept in `DATA_DIR` when absent; several processes must share one.',
  ),
  TRUST_PROXY: setting(
    z.string().min(1).default('off'),
    'Which proxy may say who the peer is: `off`, a number of hops, or a comma-separated list of addresses.',
  ),
  ALLOWED_HOSTS: setting(
    optional,
    'More host names that people reach this instance by, separated by commas. Other names than that of `PUBLIC_URL` are refused.',
  ),
  RATE_LIMITS: setting(
    onOff.default('on'),
    '`off` counts nothing for requests from this machine itself, while the instance is local (see below).',
  ),
  SANDBOX_PAYMENTS: setting(
    z.enum(['local', 'public']).default('local'),
    'Where Stripe is not set up: whether test cards buy plans only while the instance is local, or for everybody (`public`). No money moves.',
  ),
  DEMO_ACCOUNTS: setting(
    z.enum(['local', 'on', 'off']).default('local'),
    'Whether visitors may open a demo account, which is deleted after a day. `local`: while the instance is local and not for one person or a team.',
  ),
  POOL_THREADS: setting(
    z.coerce.number().int().min(1).max(256).optional(),
    'How many tools work at a time, each in a process of its own that may take 2 GB. Default: one a core.',
  ),
  TOOL_NICENESS: setting(
    z.coerce.number().int().min(0).max(19).default(15),
    'How far tools stand back for requests: 0 not at all, 19 as far as it goes. Less where other programs keep the processor busy, or tools hardly come to work there.',
  ),
  OFFICE_PROGRAM: setting(
    optional,
    'LibreOffice, for turning Word and Excel files into PDF. Default: `soffice` on the path; without it that one tool says so.',
  ),
  OCR_DATA_URL: setting(
    httpUrl.default('https://cdn.jsdelivr.net/npm/@tesseract.js-data'),
    'Where an administrator adds languages for OCR from, or a mirror of it. Nothing is fetched before they ask.',
  ),
  OPENAI_API_KEY: setting(
    optional,
    'Key at OpenAI or at `OPENAI_BASE_URL`. With it, answers and summaries are written by a language model, which is sent what documents say.',
  ),
  OPENAI_BASE_URL: setting(
    httpUrl.optional(),
    "Any server that speaks OpenAI's HTTP API, such as `http://localhost:11434/v1`. It may want no key.",
  ),
  OPENAI_MODEL: setting(z.string().min(1).default('gpt-4o-mini'), 'The language model that is asked there.'),
  OPENAI_MAX_TOKENS: setting(
    z.coerce.number().int().min(2000).max(1_000_000).default(8000),
    'The most that one request to the language model may cost: what is sent and what is answered, in tokens as they are estimated before.',
  ),
  OPENAI_EMBEDDING_MODEL: setting(
    optional,
    'The model there that passages are compared by. Without it that is done on this machine.',
  ),
  EMBEDDING_MODEL: setting(
    optional,
    'What passages are compared by: `static`, the vectors in the box; `lexical`, words alone; or a model in `MODELS_DIR` or another folder. Default: the first model in `MODELS_DIR`, else `static`.',
  ),
  MODELS_DIR: setting(
    optional,
    'Folder of embedding models; `npm run models -- pull NAME` puts one there. Default: `DATA_DIR/models`.',
  ),
  HF_ENDPOINT: setting(
    httpUrl.default('https://huggingface.co'),
    'Where `npm run models` fetches from: the hub, or a mirror of it. The server itself fetches nothing.',
  ),
  LOG_LEVEL: setting(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    'How much is logged.',
  ),
  METRICS_TOKEN: setting(
    optional,
    'Bearer token for `/metrics`. Without it only this machine may read it, while the instance is local.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    httpUrl.optional(),
    'An OpenTelemetry collector, such as `http://localhost:4318`: it is sent traces at `/v1/traces`. Without it nothing is traced.',
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: setting(
    httpUrl.optional(),
    'The whole address for traces, where it is another.',
  ),
  OTEL_EXPORTER_OTLP_PROTOCOL: setting(
    z.enum(['http/protobuf'], 'only http/protobuf is spoken').default('http/protobuf'),
    'How the collector is spoken to.',
  ),
  OTEL_TRACES_EXPORTER: setting(
    z.enum(['otlp', 'none'], 'must be otlp or none').default('otlp'),
    '`none` sends no traces, whatever else is set.',
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
    'The share of them, for `traceidratio`.',
  ),
  OTEL_SERVICE_NAME: setting(z.string().min(1).default('sheaf'), 'What this process is called in traces.'),
} satisfies Record<string, Setting<z.ZodType>>;
