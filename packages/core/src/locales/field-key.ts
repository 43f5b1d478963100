import { id, type MessageKey } from './id.ts';

/**
 * Language key of a field's name, from the dotted path of a validation issue: the innermost part
 * that has words, so `fee.bp` is `field.bp` and `roles.0` is `field.roles`; `field.unknown` where
 * no part has.
 */
export function fieldKey(path: string): MessageKey {
  for (const part of path.split('.').toReversed()) {
    const key = `field.${part}`;
    if (Object.hasOwn(id, key)) return key as MessageKey;
  }
  return 'field.unknown';
}
