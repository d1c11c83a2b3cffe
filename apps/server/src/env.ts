import { join, resolve } from 'node:path';
import type { z } from 'zod';
import { settings } from './env.settings.ts';

type Values = { [Name in keyof typeof settings]: z.infer<(typeof settings)[Name]['schema']> };
export type Env = Values & {
  dataDir: string;
  modelsDir: string;
  publicUrl: string | null;
  allowedHosts: string[];
  /** The log level was set, and is not the default. */
  logLevelChosen: boolean;
  /** Where programs are looked for. */
  searchPath: string;
};

/** A name that begins like ours and is not in the table is a slip of the pen. */
const OUR_PREFIXES = /^(SHEAF|S3|SMTP|MAIL|OIDC|METRICS|STRIPE|SANDBOX|DEMO|ALLOWED)_/;

const TOGETHER = [
  ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
];
const and = new Intl.ListFormat('en-GB');

export class SettingsError extends Error {}

export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const known = new Set(Object.keys(settings));
  const problems = Object.keys(source)
    .filter((name) => OUR_PREFIXES.test(name) && !known.has(name))
    .map((name) => `${name} is not a setting of Sheaf. docs/self-hosting.md lists them all.`);

  const values: Record<string, unknown> = {};
  for (const [name, { schema }] of Object.entries(settings)) {
    // An empty variable is an absent one: that is how compose files and shells leave a setting out.
    const result = schema.safeParse(source[name] || undefined);
    if (result.success) values[name] = result.data;
    else
      problems.push(
        `${name} is not valid: ${result.error.issues[0]?.message}. ${settings[name as keyof Values].about}`,
      );
  }
  for (const names of TOGETHER)
    if (new Set(names.map((name) => Boolean(values[name]))).size > 1)
      problems.push(`${and.format(names)} are set together or not at all.`);
  if (values.OPENAI_EMBEDDING_MODEL && values.EMBEDDING_MODEL)
    problems.push('OPENAI_EMBEDDING_MODEL and EMBEDDING_MODEL say what passages are compared by: set one.');
  if (values.OPENAI_EMBEDDING_MODEL && !values.OPENAI_API_KEY && !values.OPENAI_BASE_URL)
    problems.push('OPENAI_EMBEDDING_MODEL needs OPENAI_API_KEY or OPENAI_BASE_URL.');
  if (problems.length) throw new SettingsError(problems.join('\n'));
  const logLevelChosen = Boolean(source.LOG_LEVEL);
  return { ...derive(values as Values), logLevelChosen, searchPath: source.PATH ?? '' };
}

function derive(values: Values): Omit<Env, 'logLevelChosen' | 'searchPath'> {
  return {
    ...values,
    dataDir: resolve(values.DATA_DIR),
    modelsDir: resolve(values.MODELS_DIR ?? join(values.DATA_DIR, 'models')),
    publicUrl: values.PUBLIC_URL?.replace(/(?<!\/)\/+$/, '') ?? null,
    allowedHosts: (values.ALLOWED_HOSTS ?? '').split(',').flatMap((name) => name.trim().toLowerCase() || []),
  };
}
