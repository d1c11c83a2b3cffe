import type { ToolName, ToolOptions } from '../tasks.ts';
import { createSigningIdentity } from '../sign/identity.ts';

/** Options with which each tool does something to any document: for tests that go over all tools. */
export function sampleCalls(): { [Name in ToolName]: ToolOptions<Name> } {
  return {
    merge: { addBookmarks: true, addPageNumbers: true },
    split: {},
    organize: { pages: [{ page: 1, rotate: 90 }] },
    compress: {},
    'preview-compression': {},
    'images-to-pdf': {},
    render: { dpi: 40 },
    text: { words: true },
    info: {},
    analyze: {},
    ocr: { enhanceImage: false, parallel: 1 },
    watermark: { text: 'Probe ώ' },
    'page-numbers': {},
    bookmarks: {},
    'create-form': { formFields: [{ type: 'text', name: 'probe', x: 20, y: 20, width: 60, default: 'ok' }] },
    letter: { title: 'Probe' },
    'form-fields': {},
    'fill-form': { fields: {} },
    flatten: {},
    sign: { signatureData: { name: 'Probe' }, identity: createSigningIdentity('Probe') },
    signatures: {},
    annotate: { annotations: [{ type: 'note', x: 30, y: 30, text: 'Probe' }] },
    protect: { password: 'probe' },
    unlock: { password: 'probe' },
  };
}
