import type { Failure } from '@lobi/core';
import type { ServerFieldErrors } from '@lobi/ui/forms';

interface Places {
  /** Failures that belong to one field, by code. */
  readonly byCode?: Partial<Readonly<Record<Failure['code'], string>>>;
  /** Fields of the form whose name on the wire is another, by the name there. */
  readonly byName?: Readonly<Record<string, string>>;
}

/**
 * Returns the errors that a form shows at its fields for a failure; `undefined` if it belongs to
 * none.
 */
export function fieldErrorsOf(
  failure: Failure | null,
  say: (failure: Failure) => string,
  { byCode = {}, byName = {} }: Places = {},
): ServerFieldErrors | undefined {
  if (!failure) return undefined;
  const place = byCode[failure.code];
  if (place !== undefined) return { [place]: [say(failure)] };
  if (!failure.errors) return undefined;
  return Object.fromEntries(
    Object.entries(failure.errors).map(([name, sentences]) => [byName[name] ?? name, sentences]),
  );
}

/** The one sentence of a failure where there are no fields: that of its first field, or its own. */
export function sentenceOf(failure: Failure, say: (failure: Failure) => string): string {
  const [first] = Object.values(failure.errors ?? {}).flat();
  return first ?? say(failure);
}
