import type { Kind } from './isolation.rows.ts';

type RouteRow =
  | 'open'
  | {
      scope: 'read' | 'write';
      admin?: boolean;
      of?: Kind;
      form?: string;
      field?: string;
      json?: string;
      rest?: object;
      accept?: string;
    };

/**
 * Routes that are not procedures. Without `of`, a route takes no id. `admin`: members are refused. `form`: a
 * multipart upload in that field. `field`: the field of the id. `json`: the body field of the id, with `rest` as the
 * other fields.
 */
export const routes: Record<string, RouteRow> = {
  'GET /api/health': 'open',
  'GET /api/ready': 'open',
  'GET /metrics': 'open',
  'GET /dev/outbox': 'open',
  'GET /api': 'open',
  'GET /api/openapi.json': 'open',
  'GET /api/instance/logo': 'open',
  'GET /api/auth/google': 'open',
  'GET /api/auth/google/callback': 'open',
  'POST /api/subscriptions/webhook': 'open',
  'GET /{*path}': 'open',
  // Its token is asked for by folders.download.
  'GET /api/files/zip': 'open',

  'GET /api/admin/audit.csv': { scope: 'read', admin: true },
  'GET /api/batch/:id/results.zip': { scope: 'read', of: 'batch' },
  'GET /api/events': { scope: 'read' },
  'GET /api/subscriptions/invoices/:id.pdf': { scope: 'read', of: 'charge' },
  'GET /api/users/export': { scope: 'read' },
  'POST /api/files/upload': { scope: 'write', of: 'folder', form: 'file', field: 'folder_id' },
  'POST /api/files/upload-multiple': { scope: 'write', of: 'folder', form: 'files', field: 'folder_id' },
  'POST /api/ai/chat-pdf': {
    scope: 'write',
    of: 'file',
    json: 'fileId',
    rest: { message: 'Hello?' },
    accept: 'text/event-stream',
  },
  'POST /api/ai/translate': { scope: 'write', json: 'text', accept: 'text/event-stream' },
  'POST /api/pdf/compress-preview': {
    scope: 'write',
    of: 'file',
    json: 'fileId',
    accept: 'text/event-stream',
  },
  'POST /api/pdf/advanced/compress-preview': {
    scope: 'write',
    of: 'file',
    json: 'fileId',
    accept: 'text/event-stream',
  },
  'POST /api/files/uploads': { scope: 'write' },
  'HEAD /api/files/uploads/:id': { scope: 'write' },
  'PATCH /api/files/uploads/:id': { scope: 'write' },
  'DELETE /api/files/uploads/:id': { scope: 'write' },
  'GET /api/files/uploads/:id': { scope: 'read' },
  'POST /api/pdf/split': { scope: 'write', of: 'file', json: 'fileId' },
  'GET /api/files/:id/download': { scope: 'read', of: 'file' },
  'POST /api/files/:id/versions': { scope: 'write', of: 'file', form: 'file' },
  'GET /api/files/:id/thumbnail': { scope: 'read', of: 'file' },
};

/** Handlers that answer a whole folder of addresses: tRPC, what no answer of the REST API may be kept by, the REST API, and what is not found in them. */
export const MOUNTS = 4;
