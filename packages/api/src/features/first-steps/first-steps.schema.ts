import { z } from 'zod';

const sample = z.object({ id: z.uuid(), filename: z.string() });

export const firstStepsSchema = z
  .object({
    files: z.boolean().describe('There is a file, in the trash or not'),
    result: z.boolean().describe('A tool has made a file'),
    answer: z.boolean().describe('A question was answered with its passage'),
    samples: z.array(sample).describe('The sample documents that are among the files now'),
  })
  .meta({ id: 'FirstSteps' });

export const samplesSchema = z.object({
  added: z.number().int().describe('How many were not there before'),
  folder_id: z.uuid().nullable().describe('Where they lie'),
  samples: z.array(sample),
});

export type SamplesAnswer = z.infer<typeof samplesSchema>;
