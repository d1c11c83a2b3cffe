const NEEDED = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
];

/**
 * What PostgreSQL's programs need of our environment. Nothing else: it may hold secrets, and the server can run as a
 * user that other programs run as too; and settings of PG* names would turn it away from those it is given.
 */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const kept = NEEDED.map((name) => [name, process.env[name]] as const).filter(([, value]) => value);
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}
