/** Given an answer as it is written. `restart`: what was given is no part of it. */
export type AnswerSink = { text(text: string): void; restart(): void };

export const NOBODY: AnswerSink = { text: () => {}, restart: () => {} };
