import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCompose, checkDeployment, checkDockerfile, checkPins } from './check-containers.ts';

test('a Dockerfile of known instructions and settings is let through', () => {
  expect(checkDockerfile('FROM node:26-slim\nENV PORT=3000 \\\n  HOST=0.0.0.0\nCMD ["node"]\n')).toEqual([]);
});

test.each([
  ['an unknown instruction', 'FROM node:26\nRUNS ls\n', 'Dockerfile:2: '],
  ['a second command', 'FROM node:26\nCMD ["a"]\nCMD ["b"]\n', 'Dockerfile:2: '],
  ['an unknown setting', 'FROM node:26\nENV PROT=3000\n', 'PROT is not a setting'],
])('%s in a Dockerfile is named', (_what, text, said) => {
  expect(checkDockerfile(text).join('\n')).toContain(said);
});

test('services of ours and of others are let through', () => {
  expect(
    checkCompose(`
      services:
        web: { build: ., environment: { PORT: '3000' } }
        database: { image: 'postgres:18', environment: { POSTGRES_USER: sheaf } }
    `),
  ).toEqual([]);
});

test.each([
  ['broken YAML', 'services: [', 'docker-compose.yml: '],
  ['an unknown key', 'services: { web: { imagee: x } }', '/services/web '],
  ['a wrong type', 'services: { web: { image: 7 } }', '/services/web/image '],
  [
    'an unknown setting',
    "services: { web: { build: ., environment: { PROT: '1' } } }",
    'PROT is not a setting',
  ],
  ['an image of no version', 'services: { store: { image: minio } }', 'minio names no version'],
])('%s in the compose file is named', (_what, text, said) => {
  expect(checkCompose(text).join('\n')).toContain(said);
});

const compose = readFileSync(join(import.meta.dirname, '../../docker-compose.yml'), 'utf8');

test('the compose file passes every setting, keeps no secret, and publishes the proxy alone', () => {
  expect(checkDeployment(compose)).toEqual([]);
});

test.each([
  ['a setting that is not passed', /  OIDC_ISSUER: .*\n/, '', 'does not pass OIDC_ISSUER'],
  [
    'a password that is known',
    '${POSTGRES_PASSWORD:?Set POSTGRES_PASSWORD to random characters}@',
    '${POSTGRES_PASSWORD:-sheaf}@',
    'has a default for DATABASE_URL',
  ],
  [
    'a secret that is written down',
    '${S3_SECRET_ACCESS_KEY:?Set S3_SECRET_ACCESS_KEY to random characters}',
    'sheaf-secret',
    'has a default for S3_SECRET_ACCESS_KEY',
  ],
  ['sign-up that is open', '${SIGNUP:-closed}', '${SIGNUP:-open}', 'opens sign-up'],
  [
    'a second port',
    '    image: postgres:',
    "    ports: ['5432:5432']\n    image: postgres:",
    "publishes a port beside the proxy's",
  ],
  ['a container without a limit', '    mem_limit: 1g\n', '', 'store has no mem_limit'],
] as const)('%s in it is named', (_what, from, to, said) => {
  const changed = compose.replace(from, () => to);
  expect(changed).not.toBe(compose);
  expect(checkDeployment(changed).join('\n')).toContain(said);
});

const dockerfile = readFileSync(join(import.meta.dirname, '../../Dockerfile'), 'utf8');
const DIGEST = /@sha256:[0-9a-f]{64}/;

test('images of others are named by version and digest', () => {
  expect(checkPins(dockerfile, compose)).toEqual([]);
  expect(checkPins(dockerfile.replace(DIGEST, ''), compose)).toEqual([
    'node:26.10.0-slim is not pinned by version and digest',
  ]);
  expect(checkPins(dockerfile, compose.replace(DIGEST, ''))).toEqual([
    'caddy:2.10.2-alpine is not pinned by version and digest',
  ]);
  expect(checkPins(dockerfile, compose.replace(':18.6-alpine@', '@')).join()).toMatch(
    /^postgres@sha256:[0-9a-f]{64} is not/,
  );
});
