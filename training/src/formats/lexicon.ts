import { pairOf, paragraphOf, type Format, type TextRecord } from '../records.ts';

const MOST_EXAMPLES = 3;

/** Open English WordNet, in YAML: what words mean, and sentences they stand in. */
export const lexicon: Format = {
  wants: (path) => /^src\/yaml\/(adj|adv|noun|verb)\./.test(path),
  read: (text) => text.split(/\n(?=\d{8}-[a-z]:)/).flatMap(readSense),
};

function readSense(block: string): TextRecord[] {
  const words = listOf(block, 'members').join(', ');
  const meaning = listOf(block, 'definition')[0];
  if (!words || !meaning) return [];
  const examples = listOf(block, 'example').slice(0, MOST_EXAMPLES);
  return [
    ...pairOf(words, meaning),
    ...examples.flatMap((example) => [
      ...(example.split(' ').length > 4 ? pairOf(example, `${words}: ${meaning}`) : []),
      ...paragraphOf(example),
    ]),
  ];
}

/** The items of one list of a block; a long item goes on in lines that stand further in. */
function listOf(block: string, name: string): string[] {
  const list = new RegExp(`\\n  ${name}:\\n((?:  - .*\\n?(?:    .*\\n?)*)+)`).exec(block)?.[1] ?? '';
  return list
    .split(/^ {2}- /m)
    .slice(1)
    .map((item) =>
      item
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/^['"]+|['"]+$/g, ''),
    );
}
