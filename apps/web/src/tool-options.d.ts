/** Made by build/compiled-messages.ts: what the forms of tools say in English. */
declare module 'virtual:tool-options' {
  const messages: unknown;
  export default messages;
}
