import { rm } from 'node:fs/promises';
import { type ServerProcess, startServerProcess } from '../../apps/server/src/testing/server-process.ts';
import { ask, read, upload } from '../load/calls.ts';
import { makeDataDir, startMember } from './members.ts';
import { someDocument } from './sheaf-that-breaks.ts';

/** Nothing listens there. */
const NOWHERE = '127.0.0.1:9';

type Member = { token: string };
type Scene = {
  what: string;
  settings: Record<string, string>;
  /** What is tried, and the statuses it is answered with. */
  tries: Record<string, (url: string, member: Member) => Promise<number>>;
};

const reading = (url: string, member: Member) => read(url, member, '/files').then(({ status }) => status);
const uploading = (url: string, member: Member) =>
  upload(url, member, someDocument('neighbour'), 'a.pdf').then(({ status }) => status);

const SCENES: Scene[] = [
  {
    what: 'the mail server is away',
    settings: { SMTP_URL: `smtp://${NOWHERE}`, MAIL_FROM: 'sheaf@example.org' },
    tries: {
      'asking for a new password': (url, member) =>
        ask(url, member, '/auth/forgot-password', { email: 'ada@example.org' }).then(({ status }) => status),
      uploading,
    },
  },
  {
    what: 'the S3 store is away',
    settings: {
      S3_BUCKET: 'papers',
      S3_ENDPOINT: `http://${NOWHERE}`,
      S3_REGION: 'eu',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    },
    tries: {
      reading,
      uploading,
      'asking whether it is ready': (url) => fetch(`${url}/api/ready`).then(({ status }) => status),
    },
  },
  {
    what: 'the card provider is away',
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_BASE: `http://${NOWHERE}`,
    },
    tries: {
      'choosing a plan': (url, member) =>
        ask(url, member, '/subscriptions/create', { plan: 'pro' }).then(({ status }) => status),
      uploading,
    },
  },
];

/** What stands beside Sheaf goes away, one after the other. */
export async function loseNeighbours(): Promise<void> {
  for (const { what, settings, tries } of SCENES) {
    const dataDir = await makeDataDir();
    let server: ServerProcess | undefined;
    try {
      server = await startServerProcess({
        DATA_DIR: dataDir,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'fatal',
        ...settings,
      });
      const member = await startMember(server.url, dataDir);
      const answers: string[] = [];
      for (const [name, attempt] of Object.entries(tries)) {
        const started = performance.now();
        const status = await attempt(server.url, member);
        answers.push(`${name}: ${status} after ${Math.round(performance.now() - started)} ms`);
      }
      console.log(`${what}: ${answers.join('; ')}`);
    } finally {
      await server?.end();
      await rm(dataDir, { recursive: true, force: true });
    }
  }
}
