import { z } from 'zod';
import { registerInput, signedIn } from '../auth/auth.schema.ts';

/** How long a demo account lasts. */
export const DEMO_HOURS = 24;

export const keepDemoInput = registerInput.pick({ email: true, password: true, name: true });
export const openDemoInput = registerInput.pick({ language: true }).strict();
export const demoAnswer = signedIn.extend({
  folder_id: z.uuid().nullable().describe('Where the sample documents lie'),
});
