import type { OpenAPIObject } from 'trpc-to-openapi';
import { BYTES, binary, failure, idInPath, json, refs, security, tags } from './openapi-parts.ts';

type Paths = NonNullable<OpenAPIObject['paths']>;

const version = {
  name: 'version',
  in: 'query' as const,
  description: 'An earlier version; absent: the current one',
  schema: { type: 'integer' as const, minimum: 1 },
};

/** The bytes of a file and of its versions. */
export const contents = {
  '/files/{id}/download': {
    get: {
      operationId: 'files-download',
      summary: 'The bytes of a file, whole or a range',
      tags,
      security,
      parameters: [idInPath, version],
      responses: {
        200: { description: 'The whole file', content: { '*/*': { schema: binary } } },
        206: { description: 'The range asked for', content: { '*/*': { schema: binary } } },
        304: { description: 'The reader has these bytes' },
        416: { description: 'The file has no such range', content: json(refs('Error')) },
        default: failure,
      },
    },
  },
  '/files/{id}/versions': {
    post: {
      operationId: 'versions-upload',
      summary: 'Upload a new version of a file',
      tags,
      security,
      parameters: [idInPath],
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object' as const,
              required: ['file'],
              properties: {
                file: binary,
                base_version: {
                  type: 'integer' as const,
                  minimum: 1,
                  description: 'The version you started from: another one since is a conflict',
                },
              },
            },
            example: { file: BYTES, base_version: 3 },
          },
        },
      },
      responses: {
        201: {
          description: 'The file, with its new bytes',
          content: json({ type: 'object' as const, properties: { file: refs('File') } }),
        },
        409: { description: 'Another version was saved since', content: json(refs('Error')) },
        default: failure,
      },
    },
  },
  '/files/{id}/thumbnail': {
    get: {
      operationId: 'files-thumbnail',
      summary: 'A page as a picture',
      tags,
      security,
      parameters: [
        idInPath,
        version,
        { name: 'page', in: 'query' as const, schema: { type: 'integer' as const, minimum: 1, default: 1 } },
        {
          name: 'width',
          in: 'query' as const,
          description: 'Pixels',
          schema: { type: 'integer' as const, enum: [240, 480, 960], default: 480 },
        },
        {
          name: 'paper',
          in: 'query' as const,
          description: '`clear` leaves out the white of the paper, at a width of 960',
          schema: { type: 'string' as const, enum: ['white', 'clear'], default: 'white' },
        },
        {
          name: 'print',
          in: 'query' as const,
          description: '`true`: of a file that is no PDF and no picture, a page of the PDF made of it',
          schema: { type: 'boolean' as const, default: false },
        },
      ],
      responses: {
        200: { description: 'The picture', content: { 'image/webp': { schema: binary } } },
        204: {
          description:
            'There is none, or not yet. With the header `Picture: none` the page cannot be drawn: do not ask again',
        },
        default: failure,
      },
    },
  },
} satisfies Paths;
