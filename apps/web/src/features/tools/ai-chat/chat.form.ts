import { embeddingsInput } from '@sheaf/api/features/ai/ai.schema.ts';
import { readShape } from '../shared/form/read-shape.ts';

const { chunkSize, overlap } = embeddingsInput.shape;
export const usual = { chunkSize: chunkSize.parse(undefined), overlap: overlap.parse(undefined) };
export const { bounds } = readShape(embeddingsInput);
