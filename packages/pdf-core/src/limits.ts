/**
 * How much a document may ask for. Every number is a defence against a file made to exhaust the machine; none is
 * reached by the documents people work with.
 */
const MB = 1024 * 1024;

export const limits = {
  /** One decoded stream. The largest honest one seen is a 180 MB page image; a Flate bomb inflates 1000 times. */
  decodedStreamBytes: 256 * MB,
  /** All streams together that one piece of work decodes, some of them more than once: so much, and so much for each byte it was given. */
  decodedBytes: 1024 * MB,
  decodedPerInputByte: 150,
  /** The content of one page, decoded. */
  pageContentBytes: 128 * MB,
  /** Filters chained on one stream. Real files use two at most. */
  filtersPerStream: 8,
  /** Arrays and dictionaries inside one another. Deeper ones are made to overflow the stack. */
  nestingDepth: 200,
  /** Members of arrays and dictionaries of one object, with those of what is in them. */
  objectValues: 1_000_000,
  /** Pages of one document. /Count is never trusted; pages are counted by walking. */
  pages: 20_000,
  /** Numbers of objects in one document. */
  objects: 4_000_000,
  /** Pixels of one rendered page: 64 million are 256 MB of RGBA. */
  renderedPixels: 64_000_000,
  /** The longer side of a rendered page. */
  renderedSide: 30_000,
  /** Pixels of an image that is decoded (12 000 x 12 000 costs seconds and 600 MB). */
  imagePixels: 150_000_000,
  /** Operators that a reader of one page holds, with those of its forms each time they are shown. */
  pageOperators: 2_500_000,
  /** The same with patterns, letters that are drawings, and masks, each time they are drawn. */
  drawnOperators: 10_000_000,
  /** Operators that one piece of work reads, some of them more than once: so many, and so many for each byte it was given. */
  operators: 15_000_000,
  operatorsPerInputByte: 20,
  /** Pixels of all pictures of one page: so many, and so many for each byte of the document. */
  pagePixels: 400_000_000,
  pagePixelsPerInputByte: 30,
  /** Notes, links and fields of one page. */
  pageAnnotations: 50_000,
  /** Objects that are there. */
  heldObjects: 1_000_000,
  /** The processor's seconds for one page that PDFium reads or draws. */
  pageSeconds: 15,
  /** What an analysis looks at: operators of pages, with so many more for each page, and the seconds after which no page is begun. */
  analyzedOperators: 2_500_000,
  analyzedPage: 500,
  analysisSeconds: 8,
  /** The same for a search for hidden words, which draws each page two or three times. */
  searchedOperators: 4_000_000,
  hiddenSeconds: 40,
  /** Bytes that PDFium may take in all. */
  pdfiumBytes: 704 * MB,
  /** And the reader of codes, which gets a picture of each page. */
  codeReaderBytes: 512 * MB,
  /** Characters of one page's text. A page of the densest telephone book has 20 000. */
  pageCharacters: 2_000_000,
  /** Characters of a whole text: some ten thousand pages. */
  textCharacters: 40_000_000,
  /** The longer side of a page in points. The format knows 14 400; some plans of a building are larger. */
  pageSide: 1_000_000,
  /** The name of a page, as viewers show it. */
  labelCharacters: 200,
  /** A title, a field's name or any other single text that a tool tells of a document. */
  reportTextCharacters: 10_000,
  /** All that a tool tells of a document: members of lists, and characters. */
  reportItems: 100_000,
  reportCharacters: 4_000_000,
  /** What is told beside a report. */
  notices: 200,
  /** Facts that are listed of a document, and pages that are listed of each. */
  factsOfADocument: 200,
  pagesOfAFact: 100,
} as const;
