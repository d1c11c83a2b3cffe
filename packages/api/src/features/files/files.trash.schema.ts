/** What lies in the trash longer is deleted for good. Apart from the other schemas, so that a page needs nothing else for it. */
export const TRASH_DAYS = 30;
