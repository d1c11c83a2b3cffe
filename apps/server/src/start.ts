import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { AppContext } from '@sheaf/api/context';
import { lookForAbandoned } from '@sheaf/api/features/left-work/left-work.jobs.ts';
import { whenOperationsEnd } from '@sheaf/api/features/operations/operations.run.service.ts';
import { MAIL_SECRET } from '@sheaf/api/features/auth/auth.mail.ts';
import { MODEL_SECRET } from '@sheaf/api/features/auth/auth.model.ts';
import type { IdentityProvider, Vault } from '@sheaf/api/ports';
import { type DatabaseClient, type Db, openDatabase } from '@sheaf/db';
import type { Logger } from 'pino';
import { createDocumentTools } from './adapters/tools/document-tools.ts';
import { openEvents } from './adapters/jobs/events.ts';
import { createJobMetrics, measureQueue } from './adapters/jobs/job-metrics.ts';
import { createHookSender } from './adapters/network/hook-sender.ts';
import { startJobQueue } from './adapters/jobs/job-queue.ts';
import { createOcrLanguages } from './adapters/tools/ocr-languages.ts';
import { createMachine } from './adapters/tools/machine.ts';
import { readInstanceName } from '@sheaf/api/features/auth/auth.instance.service.ts';
import { createOutbox } from './adapters/network/mail-outbox.ts';
import { createSender } from './adapters/network/mail-sender.ts';
import { createLanguageModels } from './adapters/models/language-models.ts';
import { createMailer, openSmtpMailer } from './adapters/mailer.ts';
import { findOfficeWalls, findToolWalls } from './adapters/tool-walls.ts';
import { findOffice } from '@sheaf/pdf-core/runner';
import { measureMeaning } from './adapters/answers/meaning-metrics.ts';
import { measurePassages } from './adapters/answers/passages-metrics.ts';
import { createMeaningSearch } from './adapters/answers/meaning.ts';
import { createPassages } from './adapters/answers/passages.ts';
import { createRateLimiter } from './adapters/network/rate-limiter.ts';
import { readSessionSecret } from './adapters/network/session-secret.ts';
import { createSigning } from './adapters/tools/signing.ts';
import { createSandbox } from './adapters/payments/payments-sandbox.ts';
import { prepareSpool } from './adapters/storage/spool.ts';
import { createVault } from './adapters/storage/vault.ts';
import { createApp } from './app.ts';
import { openDatabaseOf } from './database.ts';
import type { Env } from './env.ts';
import { listen, serve, stopListening } from './listen.ts';
import { isLocalOnly } from './local-only.ts';
import { readSetupCode, logSetupCode } from './setup-code.ts';
import { createMetrics } from './routes/metrics.ts';
import { chooseModels } from './models.ts';
import { chooseTelemetry } from './telemetry.ts';
import { chooseStore, version } from './store.ts';

/** No upload takes longer; what is older was cut. */
const SPOOL_AGE_MS = 24 * 60 * 60 * 1000;
/** Each may hold indexes of its own; one answer takes milliseconds. */
const MOST_PASSAGE_THREADS = 2;
const SAMPLES_FOLDER = join(import.meta.dirname, '../samples');
const WEB_FOLDER = join(import.meta.dirname, '../../web/dist');
export type Running = { url: string; ctx: AppContext; stop(): Promise<void> };

/** Settings in, a running Sheaf out. What was started is stopped in the opposite order, also when a later step fails. */
export async function startSheaf(env: Env, log: Logger, webFolder = WEB_FOLDER): Promise<Running> {
  const stops: (() => Promise<unknown>)[] = [];
  const stopping = new AbortController();
  const stop = async () => {
    stopping.abort();
    for (const step of stops.splice(0).toReversed()) await step();
  };
  try {
    const telemetry = await chooseTelemetry(env, log);
    if (telemetry) stops.push(() => telemetry.stop());
    const database = await openDatabaseOf(env, log, 'migrate', telemetry?.query);
    stops.push(database.close);
    const processes = env.POOL_THREADS ?? availableParallelism();
    const sandboxClient = openDatabase(database.url, { max: 2 });
    stops.push(() => sandboxClient.close());
    const metrics = createMetrics(env.METRICS_TOKEN);
    measureQueue(metrics.registry, database.client.db);
    const jobMetrics = createJobMetrics(metrics.registry);
    const jobs = await startJobQueue(database.url, log, processes, jobMetrics, telemetry?.jobs);
    stops.push(() => jobs.stop());
    // Requests that the closing port interrupts need the database to record their end.
    stops.push(() => whenOperationsEnd(stopping.signal));

    const spool = join(env.dataDir, 'spool');
    await prepareSpool(spool, SPOOL_AGE_MS);
    const sessionSecret = env.SESSION_SECRET ?? (await readSessionSecret(env.dataDir));
    const server = env.SHEAF_ROLE === 'worker' ? null : await listen(env.HOST, env.PORT);
    if (server) stops.push(() => stopListening(server));
    // Closed before the port: a page that listens would keep it open.
    const events = await openEvents(database.url, database.client.db, log);
    stops.push(() => events.close());
    const url = server ? addressOf(server, env.HOST) : '';
    const walls = await findToolWalls(spool);
    const program = await findOffice(env.OFFICE_PROGRAM, env.searchPath);
    const tools = createDocumentTools({
      folder: spool,
      processes,
      niceness: env.TOOL_NICENESS,
      registry: metrics.registry,
      office: program === null ? null : { program, walls: await findOfficeWalls(program, spool, walls) },
      walls,
    });
    stops.push(async () => tools.close());
    const { languageModel, embeddings } = await chooseModels(env, log);
    if (typeof embeddings === 'object') stops.push(() => embeddings.close());
    const threads = Math.min(MOST_PASSAGE_THREADS, availableParallelism());
    const passages = measurePassages(createPassages(threads, embeddings), metrics.registry);
    stops.push(() => passages.close());
    const meaning = measureMeaning(createMeaningSearch(embeddings, { threads }), metrics.registry);
    stops.push(() => meaning.close());
    const tessdata = join(env.dataDir, 'tessdata');
    const publicUrl = env.publicUrl ?? url;
    const blobs = await chooseStore(env, log);
    const mailVault = createVault(sessionSecret, MAIL_SECRET);
    const modelVault = createVault(sessionSecret, MODEL_SECRET);
    const { db } = database.client;
    const plain: AppContext = {
      db,
      jobs,
      ...(await chooseMail(env, db, mailVault)),
      blobs,
      tools,
      passages,
      meaning,
      models: createLanguageModels({ db, vault: modelVault, fallback: languageModel }),
      events,
      ...(await choosePayments(env, sandboxClient, sessionSecret)),
      hooks: createHookSender({ reachesInside: isLocalOnly(env), version }),
      signing: createSigning(
        database.client.db,
        sessionSecret,
        publicUrl || 'http://localhost',
        log,
        env.SIGNATURE_ANCHORS,
      ),
      vault: createVault(sessionSecret, 'batch-secrets'),
      mailVault,
      modelVault,
      limiter: createRateLimiter(database.client.pool),
      identityProvider: await chooseIdentityProvider(env),
      machine: createMachine(env, { db: database.client.db, blobs, tools, office: program }),
      ocrLanguages: createOcrLanguages(tessdata, env.OCR_DATA_URL),
      settings: {
        publicUrl,
        signup: env.SIGNUP,
        setupCode: readSetupCode(sessionSecret),
        rateLimits: env.RATE_LIMITS,
        sandboxPayments: env.SANDBOX_PAYMENTS,
        demoAccounts: env.DEMO_ACCOUNTS,
        version,
        contactEmail: env.CONTACT_EMAIL ?? null,
        samples: { folder: SAMPLES_FOLDER, spool: join(env.dataDir, 'spool') },
        ocr: { folder: tessdata, parallel: processes },
      },
      log,
      stopping: stopping.signal,
    };
    const ctx = telemetry?.watch(plain) ?? plain;
    const app = createApp({ ctx, env, telemetry, log, metrics, sessionSecret, webFolder });
    if (server) await logSetupCode(ctx, env);
    if (server) serve(server, app);
    if (env.SHEAF_ROLE !== 'web') await jobs.work(ctx);
    await lookForAbandoned(ctx);
    return { url, ctx, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

// What only some instances use is loaded only there: a start takes as long as the files that it reads.

async function chooseMail(env: Env, db: Db, vault: Vault): Promise<Pick<AppContext, 'mailer' | 'outbox'>> {
  const readSender = createSender(db, env.MAIL_FROM);
  const outbox = createOutbox(join(env.dataDir, 'outbox'), readSender);
  const fallback = env.SMTP_URL ? await openSmtpMailer(env.SMTP_URL, readSender) : null;
  return { mailer: createMailer({ db, vault, fallback, outbox }), outbox };
}

async function choosePayments(env: Env, client: DatabaseClient, secret: string) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = env;
  if (!secretKey || !publishableKey || !webhookSecret) return createSandbox(client, secret);
  const automaticTax = env.STRIPE_AUTOMATIC_TAX === 'on';
  const { createStripePayments } = await import('./adapters/payments/payments-stripe.ts');
  const readName = () => readInstanceName(client.db);
  const stripe = { secretKey, publishableKey, webhookSecret, apiBase, automaticTax, readName };
  return { payments: createStripePayments(stripe), cardDesk: null };
}

async function chooseIdentityProvider(env: Env): Promise<IdentityProvider | null> {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!clientId || !clientSecret) return null;
  const { createIdentityProvider } = await import('./adapters/network/oidc.ts');
  return createIdentityProvider({ issuer, clientId, clientSecret });
}

function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const everywhere = host === '0.0.0.0' || host === '::' || host === '127.0.0.1';
  return `http://${everywhere ? 'localhost' : host}:${port}`;
}
