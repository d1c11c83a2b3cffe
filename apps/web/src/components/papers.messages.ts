import english from '@sheaf/messages/en/papers.json' with { type: 'json' };
import { defineMessages } from '../lib/messages/messages.ts';

/** Writing on drawn papers, which readers are not read. */
export const papersMessages = defineMessages('papers', english);
