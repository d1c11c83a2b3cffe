/** What a tool does to pages that their owner can forbid. */
export type Change = 'modifying' | 'annotating' | 'fillingForms';
