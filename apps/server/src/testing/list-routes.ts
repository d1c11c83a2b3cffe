import type { Express } from 'express';

type Layer = {
  slash: boolean;
  route?: { path: string; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
};

/**
 * What the server answers, read from Express itself: routes by method and path (those of mounted routers without the
 * place of the mount), and how many handlers are mounted at a place of their own.
 */
export function listRoutes(app: Express): { routes: string[]; mounted: string[]; mounts: number } {
  // Its types show a router's methods, not what they have put into it.
  const layers = (app.router as unknown as { stack: Layer[] }).stack;
  const placed = layers.filter(({ slash, route }) => !slash && !route);
  return {
    routes: readLayers(layers.filter((layer) => !placed.includes(layer))),
    mounted: readLayers(placed),
    mounts: placed.length,
  };
}

function readLayers(layers: Layer[]): string[] {
  return layers.flatMap(({ route, handle }) => {
    if (!route) return readLayers(handle.stack ?? []);
    return Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`);
  });
}
