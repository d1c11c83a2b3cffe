import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FLOAT, floats, INT64, ints, onnxModel, type OnnxNode } from './onnx-writer.ts';

export const TINY_SIZE = 32;
const SPECIAL = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', '[MASK]'];
const SIGNS = [...'abcdefghijklmnopqrstuvwxyz0123456789.,;:!?-()\'"'];
const VOCABULARY = [
  ...SPECIAL,
  ...SIGNS,
  ...SIGNS.map((sign) => `##${sign}`),
  'the',
  'rent',
  'deposit',
  'garage',
];

/** A BERT of one layer with random weights and its tokenizer, as a hub would give them: enough for the real loading code. */
export async function makeTinyBert(folder: string): Promise<void> {
  await mkdir(join(folder, 'onnx'), { recursive: true });
  await writeFile(join(folder, 'onnx/model.onnx'), weights());
  const files = {
    'config.json': config,
    'tokenizer.json': tokenizer,
    'tokenizer_config.json': tokenizerConfig,
  };
  for (const [name, content] of Object.entries(files))
    await writeFile(join(folder, name), JSON.stringify(content));
}

function weights(): Buffer {
  let seed = 42;
  const random = () => ((seed = (seed * 1_664_525 + 1_013_904_223) >>> 0) / 2 ** 32 - 0.5) * 0.6;
  const node = (op: string, input: string[], output: string, more: Partial<OnnxNode> = {}) => ({
    op,
    input,
    output,
    ...more,
  });
  const square = [TINY_SIZE, TINY_SIZE];
  return onnxModel({
    nodes: [
      node('Gather', ['words', 'input_ids'], 'word'),
      node('Gather', ['types', 'token_type_ids'], 'type'),
      node('Add', ['word', 'type'], 'embedded'),
      node('MatMul', ['embedded', 'toQuery'], 'query'),
      node('MatMul', ['embedded', 'toKey'], 'key'),
      node('MatMul', ['embedded', 'toValue'], 'value'),
      node('Transpose', ['key'], 'turned', { ints: ['perm', [0, 2, 1]] }),
      node('MatMul', ['query', 'turned'], 'scores'),
      node('Cast', ['attention_mask'], 'mask', { int: ['to', FLOAT] }),
      node('Sub', ['mask', 'one'], 'unmasked'),
      node('Mul', ['unmasked', 'much'], 'away'),
      node('Unsqueeze', ['away', 'axis'], 'wide'),
      node('Add', ['scores', 'wide'], 'masked'),
      node('Softmax', ['masked'], 'attention', { int: ['axis', 2] }),
      node('MatMul', ['attention', 'value'], 'attended'),
      node('Add', ['embedded', 'attended'], 'last_hidden_state'),
    ],
    tensors: [
      floats('words', [VOCABULARY.length, TINY_SIZE], random),
      floats('types', [2, TINY_SIZE], random),
      ...['toQuery', 'toKey', 'toValue'].map((name) => floats(name, square, random)),
      floats('one', [1], () => 1),
      floats('much', [1], () => 10_000),
      ints('axis', [1]),
    ],
    inputs: ['input_ids', 'attention_mask', 'token_type_ids'].map((name) => ({
      name,
      type: INT64,
      dims: ['batch', 'length'],
    })),
    outputs: [{ name: 'last_hidden_state', type: FLOAT, dims: ['batch', 'length', TINY_SIZE] }],
  });
}

const config = {
  model_type: 'bert',
  architectures: ['BertModel'],
  hidden_size: TINY_SIZE,
  num_hidden_layers: 1,
  num_attention_heads: 1,
  intermediate_size: TINY_SIZE,
  vocab_size: VOCABULARY.length,
  max_position_embeddings: 512,
  type_vocab_size: 2,
  pad_token_id: 0,
};

const tokenizerConfig = {
  tokenizer_class: 'BertTokenizer',
  do_lower_case: true,
  model_max_length: 512,
  unk_token: '[UNK]',
  sep_token: '[SEP]',
  pad_token: '[PAD]',
  cls_token: '[CLS]',
  mask_token: '[MASK]',
};

const special = (id: string) => ({ SpecialToken: { id, type_id: 0 } });
const tokenizer = {
  version: '1.0',
  truncation: null,
  padding: null,
  added_tokens: SPECIAL.map((content, id) => ({
    id,
    content,
    single_word: false,
    lstrip: false,
    rstrip: false,
    normalized: false,
    special: true,
  })),
  normalizer: {
    type: 'BertNormalizer',
    clean_text: true,
    handle_chinese_chars: true,
    strip_accents: null,
    lowercase: true,
  },
  pre_tokenizer: { type: 'BertPreTokenizer' },
  post_processor: {
    type: 'TemplateProcessing',
    single: [special('[CLS]'), { Sequence: { id: 'A', type_id: 0 } }, special('[SEP]')],
    pair: [],
    special_tokens: {
      '[CLS]': { id: '[CLS]', ids: [2], tokens: ['[CLS]'] },
      '[SEP]': { id: '[SEP]', ids: [3], tokens: ['[SEP]'] },
    },
  },
  decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
  model: {
    type: 'WordPiece',
    unk_token: '[UNK]',
    continuing_subword_prefix: '##',
    max_input_chars_per_word: 100,
    vocab: Object.fromEntries(VOCABULARY.map((token, id) => [token, id])),
  },
};
