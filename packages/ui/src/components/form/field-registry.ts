/** A mounted field. */
export interface RegisteredField {
  /** Label as used inside a sentence. */
  readonly fieldName: string;
  /** The control itself, for focus and links. */
  readonly element: HTMLElement;
}

/** The mounted fields of a form. Changes render nothing. */
export interface FieldRegistry {
  /** Registers a field, or removes it if `null`. */
  readonly keep: (name: string, fieldName: string, element: HTMLElement | null) => void;
  readonly get: (name: string) => RegisteredField | undefined;
  /** Label, for use in a sentence, of the field that another one repeats, if that is a confirmation. */
  readonly repeatedBy: (name: string) => string | undefined;
  /** Names of the fields in the order of the page. */
  readonly names: () => readonly string[];
  /**
   * Name of the field for a server path: itself, or the nearest ancestor.
   * @example resolve('items[0].amount') // 'items.0.amount', or 'items' if only that is a field
   */
  readonly resolve: (path: string) => string | undefined;
}

/** `items[0].amount` and `items.0.amount` are the same path. */
const dotted = (path: string): string => path.replace(/\[(\w+)\]/g, '.$1').replace(/^\./, '');

/** Suffix of the name of a field that repeats another. */
const suffix = 'Confirmation';

const inDocumentOrder = (first: RegisteredField, second: RegisteredField): number =>
  first.element.compareDocumentPosition(second.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

export function createFieldRegistry(): FieldRegistry {
  const fields = new Map<string, RegisteredField>();
  return {
    keep: (name, fieldName, element) => {
      if (element === null) fields.delete(name);
      else fields.set(name, { fieldName, element });
    },
    get: (name) => fields.get(name),
    repeatedBy: (name) =>
      name.endsWith(suffix) ? fields.get(name.slice(0, -suffix.length))?.fieldName : undefined,
    names: () =>
      [...fields]
        .toSorted(([, first], [, second]) => inDocumentOrder(first, second))
        .map(([name]) => name),
    resolve: (path) => {
      const parts = dotted(path).split('.');
      while (parts.length > 0) {
        const name = parts.join('.');
        if (fields.has(name)) return name;
        parts.pop();
      }
      return undefined;
    },
  };
}
