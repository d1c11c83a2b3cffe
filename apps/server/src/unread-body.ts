import type { Request, RequestHandler } from 'express';

/** A client that is still sending reads the answer only if its bytes go on being taken for a while. */
const LINGER_MS = 2_000;
const LINGER_BYTES = 16 * 1024 * 1024;
const LOOK_MS = 10;

/** After an answer that did not wait for all of the request, Node would read the rest of it, however long it is. This ends it. */
export const cutUnreadBodies: RequestHandler = (req, res, next) => {
  res.once('finish', () => linger(req));
  next();
};

function linger(req: Request): void {
  if (req.complete || req.destroyed) return;
  const { socket } = req;
  const before = socket.bytesRead;
  const until = Date.now() + LINGER_MS;
  // Asked now and then: what Node throws away unread is told by no event.
  const watch = setInterval(() => {
    if (!req.complete && Date.now() < until && socket.bytesRead - before < LINGER_BYTES) return;
    clearInterval(watch);
    if (!req.complete) socket.destroy();
  }, LOOK_MS);
  socket.once('close', () => clearInterval(watch));
  req.resume();
}
