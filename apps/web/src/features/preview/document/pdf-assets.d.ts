/** Where the build put what pdf.js fetches on demand; see build/pdf-assets.ts. */
declare const PDF_ASSETS: string;
