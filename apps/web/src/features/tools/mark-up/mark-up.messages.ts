import english from '@sheaf/messages/en/viewer-marks.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

export const markUpMessages = defineMessages('viewer-marks', english);
