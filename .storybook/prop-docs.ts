import type { StorybookConfig } from '@storybook/react-vite';
import { fileURLToPath } from 'node:url';

type Options = NonNullable<
  NonNullable<StorybookConfig['typescript']>['reactDocgenTypescriptOptions']
>;

/**
 * Props of HTML elements that get a control; the several hundred others would hide those of the
 * kit.
 */
const nativeProps = [
  'children',
  'checked',
  'disabled',
  'href',
  'maxLength',
  'placeholder',
  'readOnly',
  'required',
  'rows',
];

/** Attributes that React declares for every element, `div` as well as `input`. */
const anyElement = /^(HTMLAttributes|AriaAttributes)$/;

/**
 * Options of the prop parser for tables and controls. The TypeScript compiler resolves imported and
 * inherited types (`variant?: Variant`), which a single-file parser cannot.
 */
export const propDocs: Options = {
  tsconfigPath: fileURLToPath(new URL('props.tsconfig.json', import.meta.url)),
  include: ['packages/{ui,app}/src/**/*.tsx'],
  exclude: ['**/*.{stories,test}.tsx'],
  skipChildrenPropWithoutDoc: false,
  shouldExtractValuesFromUnion: true,
  shouldRemoveUndefinedFromOptional: true,
  propFilter: ({ name, declarations = [] }) => {
    const [declared] = declarations;
    if (!declared) return true;
    if (/\/typescript\w*\/lib\/|\/csstype\/|\/styled-components\//.test(declared.fileName))
      return false;
    if (!/\/@types\/react\//.test(declared.fileName)) return true;
    return nativeProps.includes(name) && !anyElement.test(declared.name);
  },
};
