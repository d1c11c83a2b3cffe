import type { ColumnType, Generated, Selectable } from 'kysely';

/** One row at most. A signup of null leaves the matter to the environment. */
export type InstanceSettingsTable = {
  only_row: Generated<boolean>;
  signup: 'open' | 'invited' | 'closed' | null;
  require_verified_email: Generated<boolean>;
  /** Whose addresses the identity provider may vouch for. */
  oidc_domain: string | null;
  /** Whether administrators need a second factor before they do anything as such. */
  require_admin_second_factor: Generated<boolean>;
  /** Null: not chosen yet, and plans are sold. */
  use: 'private' | 'team' | 'sold' | null;
  /** Whether visitors may open a demo account. Null: by the environment. */
  demo: boolean | null;
  /** What a new account begins with. */
  default_plan: Generated<'free' | 'pro' | 'premium'>;
  trial_days: Generated<number>;
  /** Earlier versions of a file that are kept: so many, and for so many days. */
  versions_kept: Generated<number>;
  version_days: Generated<number>;
  /** By plan and limit, what differs from the product's own plans. */
  plan_limits: ColumnType<PlanLimits, string | undefined, string>;
  /** How mail is sent; its password is in `instance_secrets`. Null: by the environment. */
  model: ColumnType<ModelServer | null, string | null | undefined, string | null>;
  mail: ColumnType<MailServer | null, string | null | undefined, string | null>;
  name: string | null;
  /** A `data:` address of a picture. */
  logo: string | null;
};
type PlanLimits = Partial<Record<'free' | 'pro' | 'premium', Record<string, number>>>;
/** A server with OpenAI's HTTP API; `budget`: tokens of one request. */
export type ModelServer = { url: string; name: string; budget: number };
export type MailServer = {
  host: string;
  port: number;
  security: 'tls' | 'starttls' | 'none';
  user: string | null;
  from: string;
};

/** What administrators did. The ids go with the accounts; the actor's address stays. */
export type AuditLogTable = {
  id: Generated<string>;
  actor_id: string | null;
  /** Null: done on the command line. */
  actor_email: string | null;
  /** From where. Null: the command line, or before it was kept. */
  actor_ip: string | null;
  action: string;
  target_id: string | null;
  details: ColumnType<Record<string, unknown>, string, never>;
  created_at: ColumnType<string, never, never>;
};

/** One row at most, while the mail server takes no emails. */
export type MailFailureTable = {
  only_row: Generated<boolean>;
  since: ColumnType<string, never, never>;
  answer: string;
};

export type AdminTables = {
  instance_settings: InstanceSettingsTable;
  audit_log: AuditLogTable;
  mail_failure: MailFailureTable;
};
export type InstanceSettingsRow = Omit<Selectable<InstanceSettingsTable>, 'only_row'>;
