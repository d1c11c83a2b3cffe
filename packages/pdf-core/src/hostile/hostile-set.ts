import { contents } from './make-contents.ts';
import { damage } from './make-damage.ts';
import { images } from './make-images.ts';
import { streams } from './make-streams.ts';
import { structures } from './make-structures.ts';
import { tables } from './make-tables.ts';

/** Files made to exhaust, mislead or crash their reader, each with a descriptive name. */
export const hostileDocuments = { ...structures, ...streams, ...contents, ...tables, ...damage };
export const hostileImages = images;
