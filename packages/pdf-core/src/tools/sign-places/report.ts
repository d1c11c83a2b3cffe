import { z } from 'zod';
import { leftOut } from '../left-out.ts';

export const PLACE_KINDS = ['signature', 'initials', 'date', 'name'] as const;

const signPlace = z
  .object({
    kind: z.enum(PLACE_KINDS).describe('What is wanted there'),
    page: z.number().int().describe('Counted from 1'),
    x: z.number().describe('Its left edge, in points from the left of the page as it is seen'),
    y: z.number().describe('The line itself, in points from the bottom of the page as it is seen'),
    width: z.number(),
    height: z.number().describe('How much room there is above the line'),
    label: z.string().describe('What the document says of it'),
    field: z.string().optional().describe('The empty signature field that it is'),
  })
  .meta({ id: 'SignPlace' });

export const signPlacesReport = z.object({
  places: z.array(signPlace).describe('In the order of the pages'),
  signatures: z.number().int().describe('How many signatures the document has'),
  leftOut,
});
export type SignPlace = z.infer<typeof signPlace>;
export type SignPlacesReport = z.infer<typeof signPlacesReport>;
