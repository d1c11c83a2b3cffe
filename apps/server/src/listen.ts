import { createServer, type Server } from 'node:http';

const GRACE_MS = 10_000;

/** Takes the port before anything is served on it, so that a port in use is known at once and 0 becomes a number. */
export function listen(host: string, port: number): Promise<Server> {
  // A peer that sends its headers or body drop by drop holds a connection, never a worker.
  const server = createServer({ headersTimeout: 15_000, requestTimeout: 300_000, keepAliveTimeout: 65_000 });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server.off('error', reject)));
  });
}

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
