/** The kinds of things that have an id. */
export const kinds = ['file', 'trashed', 'folder', 'operation', 'apiKey', 'signIn'] as const;
export type Kind = (typeof kinds)[number];

/** One way to name a thing in a call, beside things of one's own where it takes several: each has to look the same for what is another's, gone, or never was. */
export type Probe = { of: Kind; input: (id: string, mine: Record<Kind, string>) => object };

/**
 * Every procedure, and every id it takes. `open` to anyone; `own` is what a member asks of their own things without naming
 * one, with an input that is valid. What access a call needs stands in its meta, and is not repeated here.
 */
export type Row = 'open' | { own: object | null } | { probes: Probe[] };

const onFile = (rest: object = {}): Row => ({
  probes: [{ of: 'file', input: (id) => ({ fileId: id, ...rest }) }],
});
const onFiles: Row = {
  probes: [
    { of: 'file', input: (id, mine) => ({ fileIds: [id, mine.file] }) },
    { of: 'file', input: (id, mine) => ({ fileIds: [mine.file, id] }) },
  ],
};
const onImages: Row = { probes: [{ of: 'file', input: (id) => ({ fileIds: [id] }) }] };
const byId = (of: Kind, rest: object = {}): Row => ({ probes: [{ of, input: (id) => ({ id, ...rest }) }] });

export const procedures: Record<string, Row> = {
  'apiKeys.create': { own: { name: 'x' } },
  'apiKeys.list': { own: null },
  'apiKeys.revoke': byId('apiKey'),

  'auth.changePassword': { own: { currentPassword: 'x', newPassword: 'another' } },
  'auth.exchange': 'open',
  'auth.forgotPassword': 'open',
  'auth.login': 'open',
  'auth.logout': { own: null },
  'auth.methods': { own: null },
  'auth.refresh': 'open',
  'auth.register': 'open',
  'auth.resendVerification': { own: null },
  'auth.resetPassword': 'open',
  'auth.revokeOtherSessions': { own: null },
  'auth.revokeSession': byId('signIn'),
  'auth.sessions': { own: null },
  'auth.verifyEmail': 'open',

  'files.delete': {
    probes: [
      { of: 'file', input: (id) => ({ id }) },
      { of: 'file', input: (id) => ({ id, permanent: 'true' }) },
      { of: 'trashed', input: (id) => ({ id, permanent: 'true' }) },
    ],
  },
  'files.get': byId('file'),
  'files.list': { own: {} },
  'files.restore': byId('trashed'),
  'files.trash': { own: null },
  'files.update': byId('file', { filename: 'x.pdf' }),

  'folders.create': { probes: [{ of: 'folder', input: (id) => ({ name: 'x', parent_id: id }) }] },
  'folders.delete': byId('folder', { force: 'true' }),
  'folders.download': {
    probes: [
      { of: 'file', input: (id, mine) => ({ fileIds: [id, mine.file] }) },
      { of: 'file', input: (id, mine) => ({ fileIds: [mine.file, id], folderIds: [mine.folder] }) },
      { of: 'folder', input: (id, mine) => ({ fileIds: [mine.file], folderIds: [id] }) },
    ],
  },
  'folders.get': byId('folder'),
  'folders.list': { own: {} },
  'folders.moveFiles': {
    probes: [
      { of: 'file', input: (id) => ({ fileIds: [id], folder_id: null }) },
      { of: 'file', input: (id, mine) => ({ fileIds: [mine.file, id], folder_id: mine.folder }) },
      { of: 'folder', input: (id, mine) => ({ fileIds: [mine.file], folder_id: id }) },
    ],
  },
  'folders.stats': byId('folder'),
  'folders.update': {
    probes: [
      { of: 'folder', input: (id) => ({ id, name: 'x' }) },
      { of: 'folder', input: (id, mine) => ({ id: mine.folder, parent_id: id }) },
    ],
  },

  'instance.config': 'open',

  'operations.cancel': byId('operation'),
  'operations.get': byId('operation'),
  'operations.markSeen': { own: {} },

  'pdfTools.advancedCompress': onFile(),
  'pdfTools.advancedCompressPreview': onFile(),
  'pdfTools.advancedImagesToPdf': onImages,
  'pdfTools.advancedMerge': onFiles,
  'pdfTools.advancedSplit': onFile(),
  'pdfTools.analyze': byId('file'),
  'pdfTools.annotate': onFile({ annotations: [{ type: 'text', x: 50, y: 50, text: 'Seen' }] }),
  'pdfTools.compress': onFile(),
  'pdfTools.compressPreview': onFile(),
  'pdfTools.createForm': onFile({ formFields: [{ type: 'text', name: 'who', x: 50, y: 50 }] }),
  'pdfTools.fillForm': onFile({ fields: { who: 'Grace' } }),
  'pdfTools.flatten': onFile(),
  'pdfTools.formFields': byId('file'),
  'pdfTools.imagesToPdf': onImages,
  'pdfTools.info': byId('file'),
  'pdfTools.merge': onFiles,
  'pdfTools.officeToPdf': onFile(),
  'pdfTools.organize': onFile({ pages: [{ page: 1 }] }),
  'pdfTools.pageNumbers': onFile(),
  'pdfTools.protect': onFile({ password: 'x' }),
  'pdfTools.rerun': byId('operation'),
  'pdfTools.sign': onFile({ signatureData: { name: 'Ada' } }),
  'pdfTools.signatures': byId('file'),
  'pdfTools.split': onFile(),
  'pdfTools.unlock': onFile({ password: 'x' }),
  'pdfTools.watermark': onFile({ text: 'DRAFT' }),

  'search.find': { own: { q: 'x' } },

  'subscriptions.billingHistory': { own: {} },
  'subscriptions.cancel': { own: {} },
  'subscriptions.changePlan': { own: { plan: 'premium' } },
  'subscriptions.confirmInSandbox': { own: { clientSecret: 'x', cardNumber: '4242424242424242' } },
  'subscriptions.create': { own: { plan: 'pro' } },
  'subscriptions.current': { own: null },
  'subscriptions.plans': 'open',
  'subscriptions.publicPlans': 'open',
  'subscriptions.reactivate': { own: null },
  'subscriptions.usage': { own: null },

  'usage.overview': { own: {} },

  'users.deleteAccount': { own: { confirmation: 'DELETE' } },
  'users.history': { own: {} },
  'users.profile': { own: null },
  'users.stats': { own: null },
  'users.updateProfile': { own: { name: 'x' } },
};

type RouteRow = 'open' | { scope: 'read' | 'write'; of?: Kind; form?: string; field?: string; json?: string };

/** What is no procedure. Without `of` it takes no id. `form`: a multipart upload of that field; `field`: where in it the id stands; `json`: where in a body. */
export const routes: Record<string, RouteRow> = {
  'GET /api/health': 'open',
  'GET /api/ready': 'open',
  'GET /metrics': 'open',
  'GET /dev/outbox': 'open',
  'GET /api/openapi.json': 'open',
  'GET /api/auth/google': 'open',
  'GET /api/auth/google/callback': 'open',
  'POST /api/subscriptions/webhook': 'open',
  'GET /{*path}': 'open',
  // Its token is asked for by folders.download.
  'GET /api/files/zip': 'open',

  'GET /api/events': { scope: 'read' },
  'GET /api/users/export': { scope: 'read' },
  'POST /api/files/upload': { scope: 'write', of: 'folder', form: 'file', field: 'folder_id' },
  'POST /api/files/upload-multiple': { scope: 'write', of: 'folder', form: 'files', field: 'folder_id' },
  'POST /api/files/uploads': { scope: 'write' },
  'HEAD /api/files/uploads/:id': { scope: 'write' },
  'PATCH /api/files/uploads/:id': { scope: 'write' },
  'DELETE /api/files/uploads/:id': { scope: 'write' },
  'GET /api/files/uploads/:id': { scope: 'read' },
  'POST /api/pdf/split': { scope: 'write', of: 'file', json: 'fileId' },
  'GET /api/files/:id/download': { scope: 'read', of: 'file' },
  'GET /api/files/:id/thumbnail': { scope: 'read', of: 'file' },
};

/** Handlers that answer a whole folder of addresses: tRPC, the REST door, and what is not found in them. */
export const MOUNTS = 3;
