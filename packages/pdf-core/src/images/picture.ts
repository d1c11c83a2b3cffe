/** Pixels as they go into a PDF: a stream's bytes and what the PDF must know of them. */
export type PixelStream = {
  filter: 'DCTDecode' | 'FlateDecode';
  bytes: Buffer;
  width: number;
  height: number;
  components: 1 | 3 | 4;
  /** Bits per component; 8 by default. */
  bits?: number;
  /** Colours, three bytes each, that the pixels are numbers of. */
  palette?: Buffer;
  /** CMYK as Adobe writes it into JPEG: 255 is no ink. */
  inverted?: boolean;
  /** A colour profile, where the pixels are not plain sRGB or gray. */
  profile?: Buffer;
};

export type Picture = {
  pixels: PixelStream;
  /** Transparency, as a gray picture of the same size. */
  alpha?: PixelStream;
  /** How the stored picture must be turned to stand upright: 1 to 8, as EXIF counts. */
  orientation: number;
  /** Pixels an inch. */
  density: number;
};
