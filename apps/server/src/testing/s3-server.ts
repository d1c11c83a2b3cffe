import crypto from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export type S3Server = { url: string; stop(): Promise<void> };

/** The credentials of the store; s3rver accepts any secret for a known key id. */
export const s3Keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/**
 * s3rver encrypts the continuation of a list over a thousand with DES, which OpenSSL has disabled: AES works as well.
 */
const { createCipheriv, createDecipheriv } = crypto;
const twice = (half: crypto.BinaryLike) => Buffer.concat([half as Buffer, half as Buffer]);
crypto.createCipheriv = ((name: string, key: Buffer, iv: Buffer) =>
  name === 'des'
    ? createCipheriv('aes-128-cbc', twice(key), twice(iv))
    : createCipheriv(name, key, iv)) as typeof createCipheriv;
crypto.createDecipheriv = ((name: string, key: Buffer, iv: Buffer) =>
  name === 'des'
    ? createDecipheriv('aes-128-cbc', twice(key), twice(iv))
    : createDecipheriv(name, key, iv)) as typeof createDecipheriv;

/** A real S3 server on this machine. It keeps what it has when it is stopped, and has it again on the same port. */
export async function startS3Server(directory: string, port = 0): Promise<S3Server> {
  const server = new S3rver({ address: '127.0.0.1', port, silent: true, directory });
  const address = await server.run();
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}

export async function makeFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'sheaf-store-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A store whose responses the test sets, for what a real one cannot produce on request. */
export async function startSpeaker(answer: RequestListener): Promise<S3Server> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
