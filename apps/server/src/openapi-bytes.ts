import type { OpenAPIObject } from 'trpc-to-openapi';
import { madeBy, operationId } from '@sheaf/api/features/operations/operations.schema.ts';
import {
  BYTES,
  ID,
  refs,
  json,
  failure,
  binary,
  security,
  tags,
  idInPath,
  uploaded,
  splitFormat,
} from './openapi-parts.ts';
import { contents } from './openapi-contents.ts';
import { resumable } from './openapi-uploads.ts';

type Paths = NonNullable<OpenAPIObject['paths']>;

const placement = {
  folder_id: { type: 'string' as const, format: 'uuid', description: 'Absent: the root' },
  tags: {
    type: 'string' as const,
    description: 'A JSON array of strings, or separated by commas',
    example: '["invoice","2026"]',
  },
};

/** `given`: what stands in the example. */
function form<Schema extends object>(field: string, schema: Schema, given: unknown) {
  const properties = { [field]: schema, ...placement };
  const example = { [field]: given, folder_id: ID, tags: placement.tags.example };
  return {
    required: true,
    content: {
      'multipart/form-data': { schema: { type: 'object' as const, required: [field], properties }, example },
    },
  };
}

const uploadedSeveral = {
  type: 'object' as const,
  required: ['files', 'errors'],
  properties: {
    files: { type: 'array' as const, items: refs('File') },
    errors: {
      type: 'array' as const,
      items: {
        type: 'object' as const,
        properties: {
          filename: { type: 'string' as const },
          error: { type: 'string' as const },
          code: { type: 'string' as const },
        },
      },
    },
  },
};

/** The calls that carry bytes: routes of their own, which no procedure describes. */
export const byteCalls = {
  ...resumable,
  ...contents,
  '/files/zip': {
    get: {
      operationId: 'files-zip',
      summary: 'What a link of POST /files/links saves, as a zip',
      tags,
      parameters: [
        { name: 'token', in: 'query' as const, required: true, schema: { type: 'string' as const } },
      ],
      responses: {
        200: { description: 'The zip', content: { 'application/zip': { schema: binary } } },
        default: failure,
      },
    },
  },
  '/files/upload': {
    post: {
      operationId: 'files-upload',
      summary: 'Upload a file',
      tags,
      security,
      requestBody: form('file', binary, BYTES),
      responses: { 201: { description: 'The file', content: json(uploaded) }, default: failure },
    },
  },
  '/files/upload-multiple': {
    post: {
      operationId: 'files-upload-multiple',
      summary: 'Upload several files',
      tags,
      security,
      requestBody: form('files', { type: 'array' as const, items: binary }, [BYTES, BYTES]),
      responses: {
        201: { description: 'All are in', content: json(uploadedSeveral) },
        207: { description: 'Some are in; the others are named', content: json(uploadedSeveral) },
        default: failure,
      },
    },
  },
  '/batch/{id}/results.zip': {
    get: {
      operationId: 'batch-results',
      summary: 'All that a batch made, as a zip',
      tags: ['Batch'],
      security,
      parameters: [idInPath],
      responses: {
        200: { description: 'The results', content: { 'application/zip': { schema: binary } } },
        default: failure,
      },
    },
  },
  '/users/export': {
    get: {
      operationId: 'users-export',
      summary: 'Everything you have here, as a zip',
      tags: ['Users'],
      security,
      responses: {
        200: {
          description: 'Your files in their folders, and JSON of what is known of you',
          content: { 'application/zip': { schema: binary } },
        },
        default: failure,
      },
    },
  },
  '/admin/audit.csv': {
    get: {
      operationId: 'admin-auditCsv',
      summary: 'The audit log as a table',
      tags: ['Admin'],
      security,
      responses: {
        200: {
          description: 'Oldest first; cells that a spreadsheet would run begin with an apostrophe',
          content: { 'text/csv': { schema: { type: 'string' as const } } },
        },
        default: failure,
      },
    },
  },
  '/events': {
    get: {
      operationId: 'events',
      summary: 'What happens to your operations and files, as it happens',
      tags: ['Operations'],
      security,
      parameters: [
        {
          name: 'missed_ms',
          in: 'query' as const,
          description:
            'For how many milliseconds before now events are sent again, up to a quarter of a minute; else `sync` comes first',
          schema: { type: 'integer' as const, minimum: 0 },
        },
      ],
      responses: {
        200: {
          description:
            'Server-sent events, each a JSON object with its `kind`: operation, batch, files or sync',
          content: { 'text/event-stream': { schema: { type: 'string' as const } } },
        },
        default: failure,
      },
    },
  },
  '/pdf/split': {
    post: {
      operationId: 'pdfTools-split',
      summary: 'Divide a document',
      tags: ['PDF tools'],
      security,
      requestBody: {
        required: true,
        content: json({
          type: 'object' as const,
          required: ['fileId'],
          properties: {
            fileId: { type: 'string' as const, format: 'uuid' },
            pages: {
              description: 'Ranges, each one part: `1-3,5,8-`, or an array of them; absent: one file a page',
              anyOf: [
                { type: 'string' as const },
                { type: 'array' as const, items: { type: 'string' as const } },
              ],
            },
            outputFormat: splitFormat,
            outputName: { type: 'string' as const, default: 'split.pdf' },
            operationId: {
              type: 'string' as const,
              format: 'uuid',
              description: operationId.description ?? '',
            },
          },
        }),
      },
      responses: {
        200: {
          description:
            'The parts in a zip, which is also kept as a file; JSON for `pdf`, or where that is all you accept',
          headers: {
            'X-File-Id': { description: 'The id of the zip', schema: { type: 'string' as const } },
            'X-Operation-Id': { description: madeBy.description ?? '', schema: { type: 'string' as const } },
          },
          content: {
            'application/zip': { schema: binary },
            ...json({ type: 'object' as const, properties: { file: refs('File') } }),
          },
        },
        default: failure,
      },
    },
  },
  '/subscriptions/invoices/{id}.pdf': {
    get: {
      operationId: 'subscriptions-receipt',
      summary: 'A receipt for what was paid, by its id in the billing history',
      tags: ['Subscriptions'],
      security,
      parameters: [idInPath],
      responses: {
        200: { description: 'The receipt', content: { 'application/pdf': { schema: binary } } },
        default: failure,
      },
    },
  },
  '/subscriptions/webhook': {
    post: {
      operationId: 'subscriptions-webhook',
      summary: 'For the card provider: an event, signed',
      tags: ['Subscriptions'],
      security: [],
      requestBody: { required: true, content: json({ type: 'object' as const }) },
      responses: {
        200: {
          description: 'It is known now',
          content: json({ type: 'object' as const, properties: { received: { type: 'boolean' as const } } }),
        },
        default: failure,
      },
    },
  },
} satisfies Paths;
