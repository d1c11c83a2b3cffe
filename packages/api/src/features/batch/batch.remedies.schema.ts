/** Steps that give a file what the step that failed lacked. */
export const REMEDIES = ['ocr', 'unlock'] as const;
export type Remedy = (typeof REMEDIES)[number];
