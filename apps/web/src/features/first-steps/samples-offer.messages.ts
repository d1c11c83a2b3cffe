import english from '@sheaf/messages/en/samples-offer.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

/** Separate from the messages shown afterwards, because every tool loads these. */
export const samplesOfferMessages = defineMessages('samples-offer', english);
