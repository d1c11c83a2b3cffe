import { MOST_ATTACHED } from '@sheaf/pdf-core/tools/attach-files/options.ts';

export const mostFiles = MOST_ATTACHED;
