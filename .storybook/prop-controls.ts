import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** A prop as the TypeScript compiler documents it; `enum` names the members of a union. */
interface DocumentedProp {
  readonly description?: string;
  readonly type?: {
    readonly name: string;
    readonly raw?: string;
    readonly value?: readonly { readonly value: string }[];
  };
}

type Choice = string | number | boolean | null;

const isText = (member: string): boolean => member.startsWith('"') && member.endsWith('"');
const isNumber = (member: string): boolean => /^-?\d+(\.\d+)?$/.test(member);
const isChoice = (member: string): boolean =>
  isText(member) || isNumber(member) || ['true', 'false', 'null'].includes(member);
const choiceOf = (member: string): Choice => JSON.parse(member) as Choice;
const isFunction = (member: string): boolean => /=>|Handler</.test(member);

/** Ascending numbers, else the order of the source. */
const inOrder = (choices: readonly Choice[]): readonly Choice[] =>
  choices.every((choice) => typeof choice === 'number')
    ? choices.toSorted((a, b) => a - b)
    : choices;

/** Members of a prop's type, without the `undefined` of optional props. */
export function membersOf({ type }: DocumentedProp): readonly string[] {
  if (!type) return [];
  const members = type.name === 'enum' ? (type.value ?? []).map(({ value }) => value) : [type.name];
  return members.filter((member) => member !== 'undefined');
}

const isNode = ({ type }: DocumentedProp): boolean =>
  /^(React\.)?ReactNode\b/.test(type?.raw ?? type?.name ?? '');
const isElementName = ({ type }: DocumentedProp): boolean => /^ElementType\b/.test(type?.raw ?? '');

/** Maximum number of choices shown as radio buttons; more are a select. */
const radioLimit = 3;

/** Maximum length of a list with a control; a longer one would push the other properties off the page. */
const listLimit = 12;

const noControl = { control: { disable: true } } as const;

function select(members: readonly string[], value: unknown): Partial<StrictInputType> {
  const options = inOrder(members.filter(isChoice).map(choiceOf));
  const fromStory = 'From the story';
  const isOther = value !== undefined && !options.includes(value as Choice);
  return {
    options: isOther ? [fromStory, ...options] : options,
    ...(isOther && { mapping: { [fromStory]: value } }),
    control: { type: options.length > radioLimit || isOther ? 'select' : 'inline-radio' },
  };
}

/** Control for a prop that holds this value in its story. */
function controlOf(prop: DocumentedProp, value: unknown): Partial<StrictInputType> {
  const members = membersOf(prop);
  const isPlain = value === undefined || value === null || typeof value !== 'object';
  if (isNode(prop) || isElementName(prop))
    return isPlain && typeof value !== 'function' ? { control: { type: 'text' } } : noControl;
  if (members.every(isFunction)) return noControl;
  const definedMembers = members.filter((member) => member !== 'null');
  if (
    definedMembers.length > 0 &&
    definedMembers.every((member) => member === 'true' || member === 'false')
  )
    return { type: { name: 'boolean' }, control: { type: 'boolean' } };
  if (isPlain && members.includes('string'))
    return { type: { name: 'string' }, control: { type: 'text' } };
  if (isPlain && members.includes('number'))
    return { type: { name: 'number' }, control: { type: 'number' } };
  if (definedMembers.some(isChoice)) return select(members, value);
  // An object gets a control only if the story has a value; an empty one would break the component.
  const isData = Array.isArray(value)
    ? value.length <= listLimit
    : Object.getPrototypeOf(value ?? 0) === Object.prototype;
  return isData ? { control: { type: 'object' } } : noControl;
}

/** The type for the table: members of a union of literals, else the name. */
function summaryOf(prop: DocumentedProp): string {
  const members = membersOf(prop);
  if (isNode(prop)) return 'ReactNode';
  if (members.join(' ') === 'false true') return 'boolean';
  if (members.every(isChoice))
    return inOrder(members.map(choiceOf))
      .map((choice) => JSON.stringify(choice))
      .join(' | ');
  const name = prop.type?.raw ?? members.join(' | ');
  return name.replace(/ \| undefined$/, '').replace(/^\((.*)\)$/, '$1');
}

/** Default value that only the description states, as "Default `md`." */
const writtenDefault = (description = ''): string | undefined =>
  /\bdefaults?(?: is| to|:)? `([^`]+)`/i.exec(description)?.[1];

/** Returns control, type members and default of every documented prop. */
export const propControls: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const { __docgenInfo: docs } = (component ?? {}) as {
    __docgenInfo?: { props?: Readonly<Record<string, DocumentedProp>> };
  };
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const prop = docs?.props?.[name];
      if (!prop || argType.control) return [name, argType];
      const shown = argType.table?.defaultValue?.summary ?? writtenDefault(prop.description);
      return [
        name,
        {
          ...argType,
          ...controlOf(prop, initialArgs[name]),
          table: {
            ...argType.table,
            type: { summary: summaryOf(prop) },
            ...(shown !== undefined && { defaultValue: { summary: shown } }),
          },
        },
      ];
    }),
  );
};
