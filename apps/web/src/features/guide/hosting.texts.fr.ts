import source from '../../../../../docs/self-hosting.fr.md?raw';
import type { TextsOf } from '../../lib/texts.ts';
import type { hostingTexts } from './hosting.texts.ts';

export const texts: TextsOf<typeof hostingTexts> = { source };
