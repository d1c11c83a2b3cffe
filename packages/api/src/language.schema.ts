export { type Language, LANGUAGES, readLanguage } from '@sheaf/messages/languages';
