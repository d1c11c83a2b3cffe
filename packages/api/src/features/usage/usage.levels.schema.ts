/** In percent of a limit. Apart from the other schemas, so that a page needs nothing else for it. */
export const WARNING_PERCENT = 75;
export const CRITICAL_PERCENT = 90;
