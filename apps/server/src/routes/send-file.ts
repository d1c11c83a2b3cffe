import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { attachment } from './attachment.ts';

/** Sends a file as a download: browsers never display it as a page of this site, and proxies do not cache it. */
export async function sendFile(
  res: Response,
  file: { name: string; type: string; size?: number },
  bytes: Readable,
): Promise<void> {
  res.set({
    'Cache-Control': 'private, no-store',
    'Content-Disposition': attachment(file.name),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Content-Type': file.type,
    'X-Content-Type-Options': 'nosniff',
    ...(file.size === undefined ? {} : { 'Content-Length': String(file.size) }),
  });
  await sendBytes(res, bytes);
}

/** A reader that goes away mid-way is no failure of ours. */
export async function sendBytes(res: Response, bytes: Readable, size?: number): Promise<void> {
  const sent = size === undefined ? pipeline(bytes, res) : pipeline(bytes, exactly(size), res);
  await sent.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

/** A store that gives more or less than it was given ends the download, which must not look whole or wait for the rest. */
function exactly(size: number) {
  return async function* count(bytes: AsyncIterable<Buffer>) {
    let sent = 0;
    for await (const piece of bytes) {
      sent += piece.length;
      if (sent > size) throw new Error(`The store gave more than the ${size} bytes of a file.`);
      yield piece;
    }
    if (sent < size) throw new Error(`The store gave ${sent} of the ${size} bytes of a file.`);
  };
}
