import { z } from 'zod';

const coordinate = z.number().min(-14_400).max(14_400);
const MOST_MARKS = 500;
const MOST_PICTURES = 20;

/** A box of a page as it is seen, in points from its lower left corner. */
const place = z.object({
  page: z.number().int().min(1).describe('The page, counted from 1'),
  x: coordinate.describe('Its left edge'),
  y: coordinate.describe('Its lower edge'),
  width: z.number().min(4).max(2000).describe('How wide it may be'),
  height: z.number().min(4).max(2000).describe('How high it may be'),
});

const mark = z.union([
  place
    .extend({
      picture: z
        .number()
        .int()
        .min(0)
        .max(MOST_PICTURES - 1)
        .describe('Which of markPictures, counted from 0'),
    })
    .strict(),
  place
    .extend({
      text: z.string().trim().min(1).max(500).describe('One line, such as a date'),
      stretch: z
        .boolean()
        .optional()
        .describe('Whether it is as wide as its box, its letters wider or narrower than usual'),
    })
    .strict(),
]);
export type SignMark = z.infer<typeof mark>;

const { page: _, ...box } = place.shape;

const signatureData = z
  .object({
    name: z.string().trim().min(1).max(200).describe('Who signs, as shown on the page'),
    reason: z.string().max(500).optional().describe('Why, as shown on the page'),
    location: z.string().max(200).optional().describe('Where, as shown on the page'),
    image: z
      .string()
      .max(15_000_000)
      .optional()
      .describe('A drawn or photographed signature: an image in base64'),
    page: z.number().int().min(1).default(1).describe('The page that shows the signature'),
    field: z
      .string()
      .max(1000)
      .optional()
      .describe('An empty signature field to sign in, instead of a place on a page'),
    imageBox: z
      .object(box)
      .strict()
      .optional()
      .describe(
        'Where the image stands in the field, on the page as it is seen; it fills the field otherwise',
      ),
    certificate: z
      .string()
      .max(1_000_000)
      .optional()
      .describe('The certificate and its key: a PKCS#12 file in base64'),
    passphrase: z.string().max(1000).optional().describe('What opens the certificate file'),
    look: z
      .enum(['box', 'picture', 'none'])
      .default('box')
      .describe('What the page shows of it: picture and words in a frame, the picture alone, or nothing'),
  })
  .describe('Signs with a certificate, after the marks are drawn');

export const signOptions = z.object({
  signatureData: signatureData.optional(),
  signMarks: z
    .array(mark)
    .max(MOST_MARKS)
    .default([])
    .describe('Signatures, initials, dates and words that are drawn on pages'),
  markPictures: z
    .array(z.string().max(3_000_000))
    .max(MOST_PICTURES)
    .default([])
    .describe('The pictures that marks show, each once: images in base64'),
  position: z
    .object({
      x: coordinate.default(100).describe('Its left edge, in points from the left of the page as it is seen'),
      y: coordinate
        .default(100)
        .describe('Its lower edge, in points from the bottom of the page as it is seen'),
    })
    .default({ x: 100, y: 100 })
    .describe(
      'Where its lower left corner stands, in points from the lower left corner of the page as it is seen',
    ),
  size: z
    .object({
      width: z.number().min(20).max(2000).default(220).describe('How wide it is shown, in points'),
      height: z.number().min(10).max(2000).default(70).describe('How high it is shown, in points'),
    })
    .default({ width: 220, height: 70 })
    .describe('How large it is shown, in points'),
  outputName: z.string().max(255).default('signed.pdf').describe('The name of the result'),
  identity: z
    .object({ certificates: z.array(z.string()).min(1), privateKey: z.string() })
    .optional()
    .describe('The certificate to sign with when the signer brings none, in PEM'),
});
export type SignOptions = z.infer<typeof signOptions>;
