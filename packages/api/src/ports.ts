import type { MessageKey } from '@sheaf/messages';
import type { FullOptions, ToolName, ToolOptions, ToolReport } from '@sheaf/pdf-core/tools';
import type { Notice } from '@sheaf/pdf-core/tools/notices.ts';
import type { Readable } from 'node:stream';
import type { Db } from '@sheaf/db';

export type Log = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

/** Work that outlives the request. It is written with the caller's transaction: both happen, or neither. */
export type JobQueue = {
  enqueue(db: Db, name: string, payload: object, afterSeconds?: number): Promise<void>;
  /** Removes every job with this payload, waiting or done, so that nothing of it remains readable. */
  forget(db: Db, payload: object): Promise<void>;
};

/** `about` describes what is counted. */
export type RateLimit = { name: string; points: number; seconds: number; about: string };

/** How much of a limit is left, and in how many seconds all of it is there again. `retryAfter` is 0 while there is some. */
export type RateStanding = { remaining: number; reset: number; retryAfter: number };

/** Counts are shared by all processes. */
export type RateLimiter = {
  /** Takes one of the limit's points. */
  consume(limit: RateLimit, key: string): Promise<RateStanding>;
  /** Starts the count anew, after a success. */
  forget(limit: RateLimit, key: string): Promise<void>;
  /** The counts of this key and of all that begin with it and a colon. */
  forgetAll(limit: RateLimit, key: string): Promise<void>;
};

/** The browser of a request, identified by the cookie set at sign-in. */
export type KnownDevice = {
  /** Its id, if this browser has signed in to this account before. */
  idFor(account: string): string | null;
  /** Gives it what shows that from now on. */
  remember(account: string): void;
};

export type SignInAttempt = { state: string; nonce: string; verifier: string };
export type IdentityClaims = {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string | null;
};

/** Any OpenID Connect issuer. */
export type IdentityProvider = {
  begin(redirectUri: string): Promise<SignInAttempt & { url: string }>;
  finish(callbackUrl: URL, attempt: SignInAttempt): Promise<IdentityClaims>;
};

export type ByteRange = { start: number; end: number };

/** Where the bytes of files lie: a folder, or any S3-compatible store. Keys are ours, never a member's words. */
export type BlobStore = {
  /** Takes over the file at `path`. When this resolves the bytes are safe; when it fails nothing is left of them. */
  put(key: string, path: string): Promise<void>;
  /** Both ends of the range are included. Rejects with `not_found` when there is no such blob. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Removing a missing blob is not an error. */
  remove(key: string): Promise<void>;
  /** Hands the blob over as a file for as long as `use` takes; it may not be changed. */
  withFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
  /** Every blob that was put before `before`, for the sweep; halves of puts that were cut before then are removed on the way. */
  list(before: Date): AsyncIterable<string>;
  /**
   * An address that downloads the blob as a file, valid for this many seconds; null if browsers cannot reach the
   * store.
   */
  link(key: string, file: { filename: string; type: string; seconds: number }): Promise<string | null>;
};

/** How many of how many, and of what. */
export type Progress = { done: number; total: number; unit: MessageKey<'progress'> };

/** An event for the pages of a member: ids and numbers, never contents of a document. */
export type MemberEvent =
  | {
      kind: 'operation';
      id: string;
      action: string;
      status: 'running' | 'done' | 'failed' | 'cancelled';
      progress: Progress | null;
    }
  | { kind: 'batch'; id: string; status: string; percent: number }
  /** The plan, or what is known of paying for it. */
  | { kind: 'plan' }
  /** Files or folders are not what they were. */
  | { kind: 'files' }
  /** Events may have been missed: clients with a copy must reload. */
  | { kind: 'sync' }
  /** For the process that does the work. */
  | { kind: 'cancel'; id: string };

/** Delivered in every process. */
export type Events = {
  /** With a transaction, sent when it commits. A failure to send does not fail the work. */
  publish(userId: string, event: MemberEvent, db?: Db): Promise<void>;
  /** Returns a function that unsubscribes. `onClose` is called when this process stops sending events. */
  subscribe(userId: string, listener: (event: MemberEvent) => void, onClose?: () => void): () => void;
  /** What was published lately, oldest first; null if this process cannot say for all of that time. */
  listRecent(userId: string, withinMs: number): MemberEvent[] | null;
};

export type ToolInput = { name: string; path: string };
/** `notices` is what there is to know of the documents beside the tool's own report. */
export type ToolOutput<Report> = {
  files: (ToolInput & { size: number })[];
  report: Report;
  notices: Notice[];
};

export type ToolSettings = {
  /** Whose work it is: members take turns. */
  member: string;
  /** New text files are read beside all other work, so that they can be asked at once. */
  lane?: 'reading';
  /** Ahead of the others, within measure. */
  priority?: boolean;
  /** Ends it within a moment, also while it waits. */
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
};

/** The tools of pdf-core, run away from this process and within limits of time and memory. */
export type DocumentTools = {
  /**
   * Passes the results to `use` and deletes them afterwards; `use` may move the files. A document that cannot be
   * processed is `unprocessable_document` with a `details.reason`. A full queue is `busy`.
   */
  run<Name extends ToolName, T>(
    tool: Name,
    inputs: ToolInput[],
    options: ToolOptions<Name> | FullOptions<Name>,
    settings: ToolSettings,
    use: (output: ToolOutput<ToolReport<Name>>) => Promise<T>,
  ): Promise<T>;
  /** A Word, Excel, PowerPoint or OpenDocument file as PDF, by the office program, which shares the turns of the tools. */
  convertOffice<T>(
    input: ToolInput,
    settings: ToolSettings,
    use: (output: ToolOutput<undefined>) => Promise<T>,
  ): Promise<T>;
  /** Does a small piece of work, and rejects when that cannot be done. */
  answer(): Promise<void>;
};

/** Certificates in PEM, the signer's own first, and the key that belongs to it. */
export type SigningIdentity = { certificates: string[]; privateKey: string };

export type Signing = {
  /** The certificate of the instance, for members without their own. */
  readIdentity(): Promise<SigningIdentity>;
  /** Certificates in PEM whose holders are believed: the instance's own, and those that the administrator sets. */
  readAnchors(): Promise<string>;
};

/** Trained data for OCR; `bytes` is what it takes as it is stored. */
export type InstalledLanguage = {
  code: string;
  origin: 'shipped' | 'added';
  bytes: number;
  /** Is no trained data, or not all of it: nothing is read with it. */
  damaged?: true;
};

/** What scans can be read in. */
export type OcrLanguages = {
  list(): Promise<InstalledLanguage[]>;
  /** Fetches one: whole, or not at all. */
  add(language: string): Promise<void>;
};

/** Encrypts short secrets in the database, so that read access to the database alone does not reveal them. */
export type Vault = {
  seal(secret: string): string;
  /** Null when it was sealed with another instance's secret. */
  open(sealed: string): string | null;
};

type Health = 'ok' | 'failed';

/** The state of this process and its surroundings, for the operator. */
export type Machine = {
  engines: { storage: 'disk' | 's3'; office: string | null; ownDatabase: boolean };
  read(): Promise<{
    checks: { database: Health; storage: Health; tools: Health };
    process: {
      role: 'all' | 'web' | 'worker';
      startedAt: string;
      memory: number;
      memoryTotal: number;
      memoryFree: number;
      pool: { size: number; running: number; waiting: number };
      disk: { free: number; total: number } | null;
    };
  }>;
};

/** What came of an attempt: the status that was answered, or why there is none. */
export type HookAnswer = { code: number | null; error: string | null; durationMs: number };

/** Posts to addresses that members name. */
export type HookSender = {
  /** Why this address is never called, as far as its text shows. `isLocal`: the caller is on this machine. */
  refuse(url: string, isLocal: boolean): 'hook_not_https' | 'hook_address_private' | null;
  /** Signed with the secret. The address is looked up and judged anew each time; it never rejects. */
  send(message: {
    url: string;
    secret: string;
    id: string;
    event: string;
    body: string;
  }): Promise<HookAnswer>;
};
