/** Values that were entered and not sent yet. */
export interface Draft {
  /** Id of the step that was open. */
  readonly step: string;
  /** ISO time of the last change. */
  readonly at: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Conditions under which a draft is offered again. */
export interface DraftRules {
  /** A draft of another version is ignored. */
  readonly version: number;
  readonly steps: readonly string[];
  /** Default values of the form: they define its names and types. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Names that are never stored. */
  readonly privateNames: ReadonlySet<string>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Whether two values have the same type, or one of them is empty. */
const fits = (value: unknown, like: unknown): boolean =>
  value === null ||
  like === null ||
  like === undefined ||
  (typeof value === typeof like && Array.isArray(value) === Array.isArray(like));

/** Removes private and unknown values. */
function storable(
  values: Readonly<Record<string, unknown>>,
  { defaults, privateNames }: DraftRules,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => name in defaults && !privateNames.has(name) && fits(value, defaults[name]),
    ),
  );
}

/** Serializes a draft without private values. */
export function writeDraft(draft: Draft, rules: DraftRules): string {
  const { step, at, values } = draft;
  return JSON.stringify({ version: rules.version, step, at, values: storable(values, rules) });
}

/** Parses a draft; `undefined` if it is of another version or form, or damaged. */
export function readDraft(text: string | null, rules: DraftRules): Draft | undefined {
  if (text === null) return undefined;
  try {
    const draft: unknown = JSON.parse(text);
    if (!isRecord(draft) || draft['version'] !== rules.version) return undefined;
    const { step, at, values } = draft;
    if (typeof step !== 'string' || !rules.steps.includes(step)) return undefined;
    if (!isTime(at) || !isRecord(values)) return undefined;
    return { step, at, values: storable(values, rules) };
  } catch {
    return undefined;
  }
}
