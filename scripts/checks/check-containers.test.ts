import { expect, test } from 'vitest';
import { checkCompose, checkDockerfile } from './check-containers.ts';

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
