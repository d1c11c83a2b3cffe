import { expect, test } from 'vitest';
import { hideThinking } from './hide-thinking.ts';

/** What remains on the screen when the text comes in pieces of that many characters. */
function show(text: string, size: number): string {
  let shown = '';
  const hidden = hideThinking(() => (shown = ''));
  // What is shown after a void belongs to the same piece.
  for (const piece of text.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? []) {
    const fresh = hidden.push(piece);
    shown += fresh;
  }
  return (shown + hidden.end()).trim();
}

const CASES: [string, string, string][] = [
  ['a tag', '<think>First, 42.</think>It is 85.', 'It is 85.'],
  ['other spellings', '<Thinking>a</Thinking>One <REASONING>b</REASONING>two', 'One two'],
  ['attributes and spaces', '< think type="deep" >a</ think >Yes', 'Yes'],
  ['square brackets', '[THINK]a[/THINK]Yes', 'Yes'],
  ['triangles', '◁think▷a◁/think▷Yes', 'Yes'],
  ['a prefix', '<seed:think>a</seed:think>Yes', 'Yes'],
  ['nested', '<think>a<think>b</think>c</think>Yes', 'Yes'],
  ['one closed by another', '<thinking>a</think>Yes', 'Yes'],
  ['never closed', 'Yes.<think>a, b, c', 'Yes.'],
  ['never opened', 'I count 42 of them.</think>Yes', 'Yes'],
  ['only thoughts', '<think>a</think>', ''],
  ['an empty tag', 'Yes<think/> indeed', 'Yes indeed'],
  ['thoughts in the middle', 'One <thought>a</thought>two', 'One two'],
  [
    'channels',
    '<|channel|>analysis<|message|>I count.<|end|><|start|>assistant<|channel|>final<|message|>Yes<|return|>',
    'Yes',
  ],
  ['a tag that never ends', 'Yes <thi', 'Yes <thi'],
];

test.each(CASES)('%s: only the answer is shown, wherever the stream is cut', (_name, text, answer) => {
  for (const size of [1, 2, 3, 5, 8, 13, 1000]) expect([size, show(text, size)]).toEqual([size, answer]);
});

test.each([
  'a < b and c > d',
  'if (x<y) [see page 3] <b>bold</b>',
  'I think [1] so',
  '<thinker> [thoughtful]',
])('%j is an answer', (text) => {
  for (const size of [1, 4, 1000]) expect(show(text, size)).toBe(text);
});

test('a megabyte of beginnings takes no longer than it is long', () => {
  const began = process.cpuUsage();
  for (const text of ['<'.repeat(1e6), '< '.repeat(5e5), '<think '.repeat(1.5e5), '['.repeat(1e6)])
    expect(show(text, 4000).length).toBeLessThanOrEqual(text.length);
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(5000);
});
