import { expect, test } from 'vitest';
import { parseInline, parseProse, splitChapters } from './parse-prose.ts';

test('every kind of block is recognized, and wrapped lines are one text', () => {
  const source = `A first line
that goes on.

### A heading

1. one
   and on
2. two

- a point

\`\`\`sh
npm start

npm test
\`\`\`

![A page](merge.webp)

| name | default |
|---|---|
| \`PORT\` |  |`;
  expect(parseProse(source)).toEqual([
    { kind: 'paragraph', text: 'A first line that goes on.' },
    { kind: 'heading', text: 'A heading' },
    { kind: 'steps', items: ['one and on', 'two'] },
    { kind: 'points', items: ['a point'] },
    { kind: 'code', text: 'npm start\n\nnpm test' },
    { kind: 'picture', alt: 'A page', file: 'merge.webp' },
    { kind: 'table', head: ['name', 'default'], rows: [['`PORT`', '']] },
  ]);
});

test('within a line: code, strong text and links; everything else stays as typed', () => {
  expect(parseInline('Set `A=1`, **now**, see [here](/help).')).toEqual([
    { kind: 'text', text: 'Set ' },
    { kind: 'code', text: 'A=1' },
    { kind: 'text', text: ', ' },
    { kind: 'strong', text: 'now' },
    { kind: 'text', text: ', see ' },
    { kind: 'link', text: 'here', to: '/help' },
    { kind: 'text', text: '.' },
  ]);
  expect(parseInline('2 * 3 [not a link]')).toEqual([{ kind: 'text', text: '2 * 3 [not a link]' }]);
});

test('chapters begin at headings of the second rank', () => {
  expect(splitChapters('# Book\nintro\n\n## One\na\n\n### part\nb\n\n## Two\nc\n')).toEqual([
    { title: 'One', text: 'a\n\n### part\nb' },
    { title: 'Two', text: 'c' },
  ]);
});
