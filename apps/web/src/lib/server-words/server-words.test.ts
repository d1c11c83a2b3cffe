import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { texts as de } from '../api-error.texts.de.ts';
import { texts as es } from '../api-error.texts.es.ts';
import { texts as fr } from '../api-error.texts.fr.ts';
import { describeError } from '../api-error.texts.ts';
import { translateSentence } from './translate-sentence.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const ROOMS = ['packages/api/src', 'packages/pdf-core/src', 'apps/server/src'];
const LITERAL = String.raw`'((?:[^'\\\n]|\\.)*)'|\x60((?:[^\x60\\]|\\.)*)\x60`;
const sources = ROOMS.flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/test|letters/u.test(path))
    .map((path) => readFileSync(join(ROOT, room, path), 'utf8')),
);
const everything = sources.join('\n').replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/gu, '{}');

/** Sentences that refuse something a page can ask for: these codes are met by people, and their words tell more. */
const REFUSALS = new RegExp(
  String.raw`new (?:AppError\(\s*'(?:conflict|limit_reached|feature_not_in_plan|payment_failed)'|PdfError\(\s*'(?:corrupt|encrypted|empty)'),\s*(?:${LITERAL})`,
  'gu',
);

/** For programs that call what no page calls so, or make what no page makes. */
const FOR_PROGRAMS = [
  /^This operation id belongs/u,
  /^This operation has been done already, and its result is gone/u,
  /^This upload /u,
  /^This account was opened/u,
  /^You are on the \{\} plan already/u,
  /declares entities|stands on no page/u,
];

describe('what the server says', () => {
  test('every language has a word for the same sentences', () => {
    const keys = Object.keys(de.sentences);
    expect(keys.length).toBeGreaterThan(250);
    expect(Object.keys(es.sentences)).toEqual(keys);
    expect(Object.keys(fr.sentences)).toEqual(keys);
  });

  test('no word is kept for what is not said any more', () => {
    const made =
      /^(?:I (?:did not find|am not sure)|“|page|part|file|image|annotation|level|\{\} and|\{\}\.pdf|Password must|There is not|Delete files)/u;
    const kept = Object.keys(de.sentences).filter((sentence) => !made.test(sentence));
    expect(kept.filter((sentence) => !everything.includes(sentence))).toEqual([]);
  });

  test('a refusal that people meet is translated', () => {
    const said = sources.flatMap((source) =>
      Array.from(source.matchAll(REFUSALS), ([, plain, template]) => plain ?? template ?? ''),
    );
    const sentences = said
      .map((sentence) => sentence.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/gu, '{}'))
      .filter((sentence) => !FOR_PROGRAMS.some((pattern) => pattern.test(sentence)));
    expect(sentences.length).toBeGreaterThan(60);
    const missing = sentences.filter((sentence) => !translateSentence(sentence, de.sentences));
    expect(missing).toEqual([]);
  });
});

describe('in the words of the page', () => {
  test('what differs keeps its place, and several sentences are one answer', () => {
    const said =
      'You have used all 5 OCR pages your plan allows this month. All of it is there again on December 3, 2026. The Pro plan has more.';
    expect(translateSentence(said, es.sentences)).toBe(
      'Has agotado lo que tu plan permite este mes: 5 páginas de OCR. El 3 December 2026 volverá a estar todo disponible. El plan Pro tiene más.',
    );
    expect(translateSentence('There is a folder named "a (b).*" here already.', de.sentences)).toBe(
      'Hier gibt es schon einen Ordner „a (b).*“.',
    );
  });

  test('what no language knows is told by its code, with the words of the server', () => {
    const error = { code: 'conflict', message: 'Something quite new.', fields: {} } as const;
    expect(describeError(error, de)).toBe(`${de.codes?.conflict} (Something quite new.)`);
    expect(translateSentence('Something quite new.', de.sentences)).toBeNull();
  });

  test('a wrong password is called one', () => {
    const message = 'The email address or the password is not right.';
    const error = { code: 'unauthenticated', message, fields: {} } as const;
    expect(describeError(error, es)).toBe('La dirección de correo o la contraseña no es correcta.');
  });
});
