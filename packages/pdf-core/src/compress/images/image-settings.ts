/** What to do to images; a level and the options asked for come down to this. */
export type ImageSettings = {
  /** Without it every pixel keeps its value. */
  lossy: boolean;
  /** Store images anew that keep their size. */
  recode: boolean;
  /** JPEG quality, 1 to 100. */
  quality: number;
  /** Pixels an inch at the size the image is shown; undefined keeps all of them. */
  maxDpi: number | undefined;
  gray: boolean;
  /** An archive may have no device colours, or those of a press alone: an image stays in its own color space. */
  keepSpaces?: boolean;
};
