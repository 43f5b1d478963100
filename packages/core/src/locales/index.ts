export { fieldKey } from './field-key.ts';
export { type MessageKey, type Messages } from './id.ts';
export { loadMessages } from './load-messages.ts';
export { acceptLanguage, pickLanguage, toLanguage } from './pick-language.ts';
export { translate, type MessageParams } from './translate.ts';
