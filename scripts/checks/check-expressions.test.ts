import { describe, expect, it } from 'vitest';
import { hasEndlessRepetition, judgeExpression } from './check-expressions.ts';
import { readExpressions } from './read-expressions.ts';

describe('regular expressions', () => {
  it.each([
    ['[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+', 'gu'],
    ['\\s+$', ''],
    ['^(a+)+$', ''],
    ['(\\p{L})-\\s*\\n\\s*(\\p{Ll})', 'gu'],
  ])('that take more than linear time are found: %s', (source, flags) => {
    expect(judgeExpression(source, flags)).toMatch(/polynomial|exponential/);
  });

  it.each([
    ['(?<!\\s)\\s+$', ''],
    ['(?<![\\w.+-])[\\w.+-]{1,64}@[\\w-]{1,63}', 'gu'],
    ['^\\d+$', ''],
  ])('that are linear pass: %s', (source, flags) => {
    expect(judgeExpression(source, flags)).toBe('safe');
  });

  it('bounded repetitions are distinguished from unbounded ones', () => {
    expect(['a*', 'a+', '(?:ab){2,}', '[a]+'].every(hasEndlessRepetition)).toBe(true);
    expect(['a{1,4}', '\\+', '[*+]', 'a?'].some(hasEndlessRepetition)).toBe(false);
  });

  it('are read from literals, with their line, unless their input is marked as short', () => {
    const text = 'const a = /a+$/;\n// bounded: a name of 255 characters\nconst b = /b+$/u;\n';
    expect(readExpressions('x.ts', text)).toEqual({
      literals: [{ source: 'a+$', flags: '', at: 'x.ts:1' }],
      madeAtLoad: false,
      complaints: [],
    });
  });

  it('made of pieces are judged as they are loaded, and refused where they are made later', () => {
    expect(readExpressions('x.ts', 'const a = new RegExp(`${b}+`);').madeAtLoad).toBe(true);
    const { complaints } = readExpressions('x.ts', 'const a = (b: string) => new RegExp(`${b}+`);');
    expect(complaints).toEqual([
      'x.ts:1: an expression is made at the top of a file, where it can be judged',
    ]);
  });
});
