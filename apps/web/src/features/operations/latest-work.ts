/** So much of a member's latest work is looked at for what ended. */
export const LOOKED_AT = 20;
