import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export { findTraces, listOpenJobs } from './testing/find-traces.ts';
import { databaseUrl, TEMPLATE, TEST_SERVER_VARIABLE } from './testing/test-server-url.ts';

export interface TestDatabase {
  url: string;
  /** Also ends the connections that are still open to it. */
  drop(): Promise<void>;
}

/** A database of its own, migrated, in some milliseconds. The server comes from the `testing-setup` of this package. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = testServer();
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copying the files takes two thirds of the time that writing each page to the log takes, and a drop half of it.
  await administer(server, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  return {
    url: databaseUrl(server, name),
    drop: () => administer(server, `drop database if exists ${name} with (force)`),
  };
}

/** The template of all copies, for a test run that adds something to it. */
export function templateUrl(): string {
  return databaseUrl(testServer(), TEMPLATE);
}

function testServer(): string {
  const server = process.env[TEST_SERVER_VARIABLE];
  if (server) return server;
  throw new Error("No test server: add globalSetup: ['@sheaf/db/testing-setup'] to the test configuration.");
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new Client(databaseUrl(server, 'postgres'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
