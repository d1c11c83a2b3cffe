import type { Db, KeyScope } from '@sheaf/db';
import type { PlainReason } from './errors.ts';
import type { Mailer, Outbox } from './mail.port.ts';
import type {
  BlobStore,
  DocumentTools,
  Events,
  HookSender,
  IdentityProvider,
  JobQueue,
  KnownDevice,
  Log,
  Machine,
  OcrLanguages,
  RateLimiter,
  Signing,
  Vault,
} from './ports.ts';
import type { Passages } from './passages.port.ts';
import type { MeaningSearch } from './meaning.port.ts';
import type { LanguageModels } from './models.port.ts';
import type { CardDesk, Payments } from './payments.port.ts';
import type { User } from './features/auth/auth.user.schema.ts';

export type Settings = {
  publicUrl: string;
  signup: 'open' | 'invited' | 'closed';
  /** What the first account is asked for, where it is not opened on the machine itself. */
  setupCode: string;
  /** `off` and `local` hold for local requests only. */
  rateLimits: 'on' | 'off';
  sandboxPayments: 'local' | 'public';
  /** `local`: nobody has set it. */
  demoAccounts: 'local' | 'on' | 'off';
  version: string;
  /** Contact address of the operator, shown on the contact page. */
  contactEmail: string | null;
  /** Where the trained data of more languages lies, and how many pages are read at a time. */
  ocr: { folder: string; parallel: number };
  /** Where the sample documents lie, and where a copy can be made that the store takes over. */
  samples: { folder: string; spool: string };
};

/** What the product's rules need, wherever they run: a request, a job, a command. */
export type AppContext = {
  db: Db;
  jobs: JobQueue;
  mailer: Mailer;
  /** Holds what was written while no mail server was set. */
  outbox: Outbox;
  blobs: BlobStore;
  tools: DocumentTools;
  passages: Passages;
  meaning: MeaningSearch;
  models: LanguageModels;
  events: Events;
  hooks: HookSender;
  signing: Signing;
  vault: Vault;
  /** Seals the password of the mail server. */
  mailVault: Vault;
  /** Seals the key of the language model's server. */
  modelVault: Vault;
  payments: Payments;
  /** Where cards are tried while no provider takes them. */
  cardDesk: CardDesk | null;
  limiter: RateLimiter;
  identityProvider: IdentityProvider | null;
  machine: Machine;
  ocrLanguages: OcrLanguages;
  settings: Settings;
  log: Log;
  /** Aborted when this process is asked to end. */
  stopping: AbortSignal;
};

/** Who asks: signed in through a device, or by an API key. */
export type Member = { user: User; signInId: string | null; key?: { id: string; scopes: KeyScope[] } };

/** The result of checking a bearer token. `refusal` is the reason why a token was refused, if known. */
export type Credential = { member: Member | null; refusal?: PlainReason };

/** A request: who asks, and from where. */
export type RequestContext = AppContext &
  Credential & {
    requestId: string;
    peer: { ip: string; userAgent: string | null };
    device: KnownDevice;
    /** From the machine itself, on an instance that is for it alone. */
    isLocal: boolean;
    /** Aborted when the caller disconnects. */
    signal: AbortSignal;
    /** Asked for by a page: work that is followed by its id goes on when the page is loaded anew or closed. */
    outlivesCaller: boolean;
  };

/** A request that was let through by `memberProcedure`. */
export type MemberContext = RequestContext & { member: Member };

/** The context of work in the name of a member, from a request or a job. */
export type ActingContext = AppContext & {
  member: { user: { id: string } };
  signal?: AbortSignal;
  outlivesCaller?: boolean;
  /** The operation whose process died, and which is gone on with. */
  resumes?: string;
};

/** Admitted by `personProcedure`: from a device with a sign-in. */
export type PersonContext = RequestContext & { member: Member & { signInId: string } };
