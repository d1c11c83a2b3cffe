import english from '@sheaf/messages/en/samples-offer.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

/** Apart from what is said afterwards: this much comes with every tool. */
export const samplesOfferMessages = defineMessages('samples-offer', english);
