/** Of one step, of a template and of what runs anew. */
export const MAX_FILES = 2000;
