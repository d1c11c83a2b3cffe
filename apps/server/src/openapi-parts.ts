import { SPLIT_FORMAT } from '@sheaf/api/features/pdf-tools/pdf-tools.schema.ts';

// What the descriptions of calls that carry bytes have in common.
export const refs = (name: string) => ({ $ref: `#/components/schemas/${name}` });
export const json = <Schema extends object>(schema: Schema) => ({ 'application/json': { schema } });
export const failure = { description: 'What went wrong', content: json(refs('Error')) };
export const binary = { type: 'string' as const, format: 'binary' };
export const security = [{ bearer: [] }];
export const tags = ['Files'];

export const idInPath = {
  name: 'id',
  in: 'path' as const,
  required: true,
  schema: { type: 'string' as const, format: 'uuid' },
};

/** In the examples: a file's id, and its bytes. */
export const ID = '0198c0de-5a10-7b1e-8d4b-0b6a9d3c7f21';
export const BYTES = '(the bytes of lease.pdf)';

export const uploaded = {
  type: 'object' as const,
  required: ['file', 'duplicate_of'],
  properties: {
    file: refs('File'),
    duplicate_of: {
      description: 'An older file of yours with the same bytes',
      type: ['object' as const, 'null' as const],
      properties: { id: { type: 'string' as const }, filename: { type: 'string' as const } },
    },
  },
};

export const splitFormat = {
  type: 'string' as const,
  enum: ['pdf', 'zip'],
  default: 'zip',
  description: SPLIT_FORMAT,
};
