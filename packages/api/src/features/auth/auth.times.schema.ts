/** For how long what a member does or is sent holds. Apart from the other schemas, so that a page needs nothing else for it. */
export const FRESH_MINUTES = 10;
export const RESET_HOURS = 1;
export const CONFIRM_DAYS = 2;
export const UNDO_DAYS = 7;
/** For links that administrators ask for: who gets one may not look for it within the hour. */
export const HANDED_DAYS = 7;
/** An authenticator app shows a new code this often. */
export const CODE_SECONDS = 30;
