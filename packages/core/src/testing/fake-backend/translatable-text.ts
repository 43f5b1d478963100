import type { Language } from '../../contract/limits.ts';
import type { MessageKey } from '../../locales/id.ts';
import type { PublicMessage } from '../../contract/public-reasons.ts';
import { translateMessage } from '../../locales/translate-message.ts';
import { moneyText } from '../../locales/money-text.ts';
import { translate } from '../../locales/translate.ts';

/** A parameter of a text: a literal, a message of its own, an amount, or another text. */
type Value =
  | string
  | number
  | { readonly key: MessageKey }
  | { readonly money: string }
  | { readonly message: PublicMessage }
  | { readonly text: TranslatableText };

/** A text that is translated when it is read. */
export interface TranslatableText {
  readonly key: MessageKey;
  readonly params?: Readonly<Record<string, Value>>;
}

/** An amount as readers of a language write it. */
export function moneyIn(language: Language, amount: string): string {
  return moneyText(language, amount, 'IDR');
}

function valueIn(language: Language, value: Value): string | number {
  if (typeof value !== 'object') return value;
  if ('text' in value) return translateText(language, value.text);
  if ('message' in value) return translateMessage(language, value.message);
  if ('key' in value) return translate(language, value.key);
  return moneyIn(language, value.money);
}

/** Translates a text. */
export function translateText(language: Language, { key, params = {} }: TranslatableText): string {
  const values = Object.entries(params).map(([name, value]) => [name, valueIn(language, value)]);
  return translate(language, key, Object.fromEntries(values));
}
