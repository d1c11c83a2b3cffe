export { findRunningPostgres } from './running-url.ts';
export { startEmbeddedPostgres } from './start-embedded-postgres.ts';
export type { EmbeddedPostgres, EmbeddedPostgresOptions } from './start-embedded-postgres.ts';
export type { EmbeddedLog } from './embedded-log.ts';
export { DatabaseStartError } from '../start-error.ts';
