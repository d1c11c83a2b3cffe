import { type Block, type Chance, makeRow, makeSentence } from './make-document.ts';

/** A known edit and the words that show it. */
export type Edit = { kind: EditKind; before: string; after: string };
export const EDIT_KINDS = [
  'word',
  'number',
  'sentence added',
  'sentence removed',
  'paragraph added',
  'paragraph removed',
  'paragraph moved',
  'row added',
  'row removed',
  'cell changed',
  'picture changed',
] as const;
export type EditKind = (typeof EDIT_KINDS)[number];

const WORDS = ['nevertheless', 'jointly', 'subsidiary', 'arbitration', 'seventeen', 'goodwill', 'escrow'];

type Paragraph = Extract<Block, { kind: 'paragraph' }>;
type Table = Extract<Block, { kind: 'table' }>;

/** A copy of a document with edits, one in a block at most, so that each can be told from the others. */
export function editDocument(
  blocks: Block[],
  chance: Chance,
  wanted: number,
): { blocks: Block[]; edits: Edit[] } {
  const copy = structuredClone(blocks);
  const edits: Edit[] = [];
  const touched = new Set<Block>();
  for (let tries = 0; edits.length < wanted && tries < wanted * 20; tries++) {
    const kind = EDIT_KINDS[chance(EDIT_KINDS.length)]!;
    const free = copy.filter((block) => !touched.has(block) && fits(block, kind));
    const block = free[chance(free.length)];
    if (!block) continue;
    const around = [copy[copy.indexOf(block) - 1], copy[copy.indexOf(block) + 1]];
    if (around.some((other) => other && touched.has(other))) continue;
    const edit = apply(copy, block, kind, chance, touched);
    if (!edit) continue;
    touched.add(block);
    edits.push(edit);
  }
  return { blocks: copy, edits };
}

function fits(block: Block, kind: EditKind): boolean {
  if (kind === 'picture changed') return block.kind === 'picture';
  if (kind.startsWith('row') || kind.startsWith('cell')) return block.kind === 'table';
  return block.kind === 'paragraph';
}

function apply(
  blocks: Block[],
  block: Block,
  kind: EditKind,
  chance: Chance,
  touched: Set<Block>,
): Edit | undefined {
  if (block.kind === 'picture') {
    block.seed += 1;
    return { kind, before: '', after: '' };
  }
  if (block.kind === 'table') return editTable(block, kind, chance);
  if (block.kind === 'paragraph') return editParagraph(blocks, block, kind, chance, touched);
  return undefined;
}

function editTable({ rows }: Table, kind: EditKind, chance: Chance): Edit {
  const at = 1 + chance(rows.length - 1);
  if (kind === 'row added') {
    const row = makeRow(chance);
    rows.splice(at, 0, row);
    return { kind, before: '', after: row.join(' ') };
  }
  if (kind === 'row removed') return { kind, before: rows.splice(at, 1)[0]!.join(' '), after: '' };
  const before = rows[at]![2]!;
  const after = `${200 + chance(700)}.${10 + chance(90)}`;
  rows[at]![2] = after;
  return { kind, before, after };
}

function editParagraph(
  blocks: Block[],
  block: Paragraph,
  kind: EditKind,
  chance: Chance,
  touched: Set<Block>,
): Edit | undefined {
  const { sentences } = block;
  const at = chance(sentences.length);
  const place = blocks.indexOf(block);
  if (kind === 'sentence added') {
    const after = makeSentence(chance);
    sentences.splice(at, 0, after);
    return { kind, before: '', after };
  }
  if (kind === 'sentence removed')
    return sentences.length < 2 ? undefined : { kind, before: sentences.splice(at, 1)[0]!, after: '' };
  if (kind === 'paragraph added') {
    const added: Paragraph = { kind: 'paragraph', sentences: [makeSentence(chance), makeSentence(chance)] };
    blocks.splice(place, 0, added);
    touched.add(added);
    return { kind, before: '', after: added.sentences.join(' ') };
  }
  if (kind === 'paragraph removed') {
    blocks.splice(place, 1);
    return { kind, before: sentences.join(' '), after: '' };
  }
  if (kind === 'paragraph moved') {
    const to = (place + 8 + chance(Math.max(1, blocks.length - 16))) % blocks.length;
    const near = [blocks[to], blocks[to - 1], blocks[to + 1]];
    if (near.some((other) => other && touched.has(other)) || Math.abs(to - place) < 3) return undefined;
    blocks.splice(place, 1);
    blocks.splice(to, 0, block);
    for (const other of near) if (other) touched.add(other);
    const text = sentences.join(' ');
    return { kind, before: text, after: text };
  }
  return editWord(sentences, at, kind, chance);
}

function editWord(sentences: string[], at: number, kind: EditKind, chance: Chance): Edit | undefined {
  const words = sentences[at]!.split(' ');
  const isFit = (word: string) => (kind === 'number' ? /^\d+$/.test(word) : /^[a-z]{4,}$/.test(word));
  const places = words.flatMap((word, index) => (isFit(word) ? [index] : []));
  const place = places[chance(places.length)];
  if (place === undefined) return undefined;
  const before = words[place]!;
  const after = kind === 'number' ? String(Number(before) + 1 + chance(50)) : WORDS[chance(WORDS.length)]!;
  words[place] = after;
  sentences[at] = words.join(' ');
  return { kind, before, after };
}
