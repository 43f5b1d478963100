import type { Failure } from '@lobi/core';
import type { ServerFieldErrors } from '@lobi/ui/forms';

interface ErrorFields {
  /** Errors that belong to one field, by code. */
  readonly byCode?: Partial<Readonly<Record<Failure['code'], string>>>;
  /** Form fields with another name on the wire, by that name. */
  readonly byName?: Readonly<Record<string, string>>;
}

/** Returns an error's messages by form field; `undefined` if it belongs to none. */
export function fieldErrorsOf(
  failure: Failure | null,
  failureText: (failure: Failure) => string,
  { byCode = {}, byName = {} }: ErrorFields = {},
): ServerFieldErrors | undefined {
  if (!failure) return undefined;
  const field = byCode[failure.code];
  if (field !== undefined) return { [field]: [failureText(failure)] };
  if (!failure.errors) return undefined;
  return Object.fromEntries(
    Object.entries(failure.errors).map(([name, sentences]) => [byName[name] ?? name, sentences]),
  );
}

/** The message of an error without fields: that of its first field, or its own. */
export function sentenceOf(failure: Failure, failureText: (failure: Failure) => string): string {
  const [first] = Object.values(failure.errors ?? {}).flat();
  return first ?? failureText(failure);
}
