/** The keys and parameters of all messages, as types: imported late, since what it needs has only just been installed. */
export async function generateMessageTypes() {
  const { generateTypes } = await import('../../packages/messages/src/generate.mjs');
  generateTypes();
}
