import { BYTES, json, failure, binary, security, tags, idInPath, uploaded } from './openapi-parts.ts';

const uploadId = { ...idInPath, description: 'Of the upload, as `Location` named it' };
const header = (name: string, description: string, required = true) => ({
  name,
  in: 'header' as const,
  required,
  description,
  schema: { type: 'string' as const },
});
const tusVersion = header('Tus-Resumable', '`1.0.0`');

/** Uploads that go on where they stopped, by the tus protocol (https://tus.io): any client of it will do. */
export const resumable = {
  '/files/uploads': {
    post: {
      operationId: 'files-uploads-begin',
      summary: 'Begin an upload that can stop and go on',
      tags,
      security,
      parameters: [
        tusVersion,
        header('Upload-Length', 'Bytes of the whole file'),
        header(
          'Upload-Metadata',
          '`filename`, and where wanted `folder_id` and `tags` (a JSON array, or separated by commas), each in Base64',
        ),
      ],
      responses: { 201: { description: '`Location` is where its bytes go' }, default: failure },
    },
  },
  '/files/uploads/{id}': {
    get: {
      operationId: 'files-uploads-result',
      summary: 'The file that an upload has become',
      tags,
      security,
      parameters: [uploadId],
      responses: { 200: { description: 'The file', content: json(uploaded) }, default: failure },
    },
    head: {
      operationId: 'files-uploads-offset',
      summary: 'How much has arrived',
      tags,
      security,
      parameters: [uploadId, tusVersion],
      responses: { 200: { description: '`Upload-Offset` says it' }, default: failure },
    },
    patch: {
      operationId: 'files-uploads-append',
      summary: 'More bytes; with the last ones it becomes a file',
      tags,
      security,
      parameters: [uploadId, tusVersion, header('Upload-Offset', 'Where these bytes begin')],
      requestBody: {
        required: true,
        content: { 'application/offset+octet-stream': { schema: binary, example: BYTES } },
      },
      responses: { 204: { description: '`Upload-Offset` says how much is here' }, default: failure },
    },
    delete: {
      operationId: 'files-uploads-cancel',
      summary: 'Give an upload up',
      tags,
      security,
      parameters: [uploadId, tusVersion],
      responses: { 204: { description: 'Nothing of it is left' }, default: failure },
    },
  },
};
