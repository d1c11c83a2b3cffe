import { links, scripts } from './actions.ts';
import { attachments } from './attachments.ts';
import type { CarriedPart } from './carried.ts';
import type { CarriedKind } from './carried-kinds.options.ts';
import { comments } from './comments.ts';
import { formData } from './form-data.ts';
import { hiddenLayers } from './layers.ts';
import { privateData, thumbnails } from './leftovers.ts';
import { metadata } from './metadata.ts';

/** Kinds that are found among the objects of a document; the two others are of the file. */
export type PartKind = Exclude<CarriedKind, 'revisions' | 'unused'>;

export const carriedParts: Record<PartKind, CarriedPart> = {
  metadata,
  comments,
  attachments,
  scripts,
  layers: hiddenLayers,
  form: formData,
  thumbnails,
  private: privateData,
  links,
};

export const PART_KINDS = Object.keys(carriedParts) as PartKind[];
