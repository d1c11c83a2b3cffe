export {
  makeTestPdf,
  type TestDocument,
  type TestLink,
  type TestOutline,
  type TestPage,
} from './documents.ts';
export { pageImage, pdfInfo, pdfToText, qpdfComplaints, runPeer, type PeerAnswer } from './peers.ts';
export { outlineLines } from './reading.ts';
export { encryptBy } from './locked.ts';
export { makeReport } from '../reading/testing/make-report.ts';
export { makeDocx, makeWorkbook, makeXlsx, SAMPLE_STYLES } from '../office/testing/make-office.ts';
export { makeScan, scanPixels, WORDS as SCAN_WORDS } from './scans.ts';
export { makeWritten, wordParagraph, wordRun } from '../office/testing/make-written.ts';
