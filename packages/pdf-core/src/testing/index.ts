export { pageImage, pdfInfo, pdfToText, qpdfComplaints, runPeer, type PeerAnswer } from './peers.ts';
