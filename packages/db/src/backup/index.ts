export { describeDatabase, findBlobsInUse, listUnknownMigrations, type Load, loadSnapshot } from './load.ts';
export type { Table } from './session.ts';
export { type OpenJob, openSnapshot, type Snapshot } from './snapshot.ts';
