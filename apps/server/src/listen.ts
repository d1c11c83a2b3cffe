import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import { AppError, errorStatus, presentError, retryAfterSeconds } from '@sheaf/api/errors';

const GRACE_MS = 10_000;

/**
 * Opens the port before the server is ready, so that a port in use is reported at once and 0 becomes a number. Until
 * `serve` is called, each request gets 503.
 */
export function listen(host: string, port: number): Promise<Server> {
  // A peer that sends its headers or body drop by drop holds a connection, never a worker.
  const server = createServer({ headersTimeout: 15_000, requestTimeout: 300_000, keepAliveTimeout: 65_000 });
  server.on('request', answerStarting);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server.off('error', reject)));
  });
}

/** From here on requests are answered by this. */
export function serve(server: Server, answer: RequestListener): void {
  server.off('request', answerStarting).on('request', answer);
}

const answerStarting: RequestListener = (_req, res) => {
  const error = new AppError('server_starting');
  const requestId = randomUUID();
  res.writeHead(errorStatus[error.code], {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': retryAfterSeconds(error),
    'X-Request-Id': requestId,
    // A body that is on its way is not waited for.
    Connection: 'close',
  });
  res.end(JSON.stringify(presentError(error, requestId)));
};

/** Takes no new requests, lets the running ones finish, and cuts only what is still running after ten seconds. */
export function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    // A connection whose request has just been answered would be kept open for the next one.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
  });
}
