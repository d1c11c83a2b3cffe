import { DEFAULT_LANDING, safePath } from '@sheaf/api/features/auth/auth.schema.ts';

/** Pages that sign people in lead nowhere after signing in. */
const ENTRANCES = /^\/(?:login|register|forgot-password|reset-password|auth)(?:\/|$)/iu;
const MAX_LAYERS = 5;

/**
 * Where to go after signing in: the remembered path if it is one of ours, else the tools. Percent-encoding is taken
 * off layer by layer, so that no server or proxy that decodes once more finds another site beneath.
 */
export function landingPath(candidate: unknown, fallback = DEFAULT_LANDING): string {
  const path = safePath(candidate, '');
  // What follows the path names no place, and may hold any text.
  let layer: string | null = path.split(/[?#]/u, 1)[0] ?? '';
  for (let depth = 0; depth < MAX_LAYERS; depth += 1) {
    if (layer === null || safePath(layer, '') === '' || ENTRANCES.test(layer)) return fallback;
    const inner = decode(layer);
    if (inner === layer) return path;
    layer = inner;
  }
  return fallback;
}

/** Null when the encoding is broken. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
