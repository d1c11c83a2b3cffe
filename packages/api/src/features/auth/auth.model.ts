/** Under which the key of the language model's server is kept, sealed. */
export const MODEL_SECRET = 'model-key';
