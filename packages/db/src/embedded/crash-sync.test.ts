import { expect, test } from 'vitest';
import { chooseCrashSync } from './crash-sync.ts';

test.each([
  ['linux', '6.18.44', 'syncfs'],
  ['linux', '5.8.0-63-generic', 'syncfs'],
  ['linux', '5.7.19', 'fsync'],
  ['linux', '4.19.0', 'fsync'],
  ['linux', 'unknown', 'fsync'],
  ['darwin', '25.1.0', 'fsync'],
  ['win32', '10.0.26100', 'fsync'],
] as const)('on %s %s a crashed database is synchronized by %s', (platform, kernel, method) => {
  expect(chooseCrashSync(platform, kernel)).toBe(method);
});
