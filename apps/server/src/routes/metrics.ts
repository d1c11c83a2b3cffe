import { timingSafeEqual } from 'node:crypto';
import { AppError } from '@sheaf/api/errors';
import { type RequestHandler, Router } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export type Metrics = { routes: Router; measure: RequestHandler; registry: Registry };

export function createMetrics(token: string | undefined): Metrics {
  const registry = new Registry();
  let isWatched = false;
  /** Those of the process are measured from the first reading on: the delay of its events takes a timer of 10 ms. */
  const watchProcess = () => {
    if (!isWatched) collectDefaultMetrics({ register: registry });
    isWatched = true;
  };
  if (token) watchProcess();
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });

  const measure: RequestHandler = (req, res, next) => {
    const stop = duration.startTimer();
    // The route's pattern, never the address asked for: a label must not grow with what strangers type.
    res.on('finish', () =>
      stop({ method: req.method, route: res.locals.route ?? 'other', status: res.statusCode }),
    );
    next();
  };

  const routes = Router();
  routes.get('/metrics', async (req, res) => {
    if (!mayRead(req.headers.authorization, res.locals.isLocal === true, token)) {
      throw new AppError('metrics_token_needed');
    }
    watchProcess();
    res.type(registry.contentType).send(await registry.metrics());
  });
  return { routes, measure, registry };
}

/** By token where one is set; else only for this machine itself. */
function mayRead(authorization: string | undefined, isLocal: boolean, token: string | undefined): boolean {
  if (!token) return isLocal;
  const given = Buffer.from(authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
