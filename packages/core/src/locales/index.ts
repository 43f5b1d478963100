export { fieldKey } from './field-key.ts';
export { issueText } from './issue-text.ts';
export { type MessageKey, type Messages } from './id.ts';
export { notificationBody } from './notification-body.ts';
export { moneyText } from './money-text.ts';
export { loadMessages } from './load-messages.ts';
export { acceptLanguage, pickLanguage, toLanguage } from './pick-language.ts';
export { translateMessage } from './translate-message.ts';
export { translate, type MessageParams } from './translate.ts';
