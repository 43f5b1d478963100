import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Required stories of every component, and the tag of a meta that explains why one does not apply. */
const requiredStories = {
  Playground: undefined,
  Matrix: undefined,
  LongText: 'wordless',
  Rtl: undefined,
  Interaction: 'display',
} as const;

/** Parts of the tree that show components; `Screens` shows whole pages, one story per state. */
const componentGroups =
  /title: '(Foundations|Atoms|Forms|Overlays|Navigation|Data|Money|Games|Betting|Safer play|Back office)\//;

interface StoryFile {
  readonly path: string;
  readonly source: string;
  readonly tags: readonly string[];
}

const readStories = (path: string): StoryFile => {
  const source = readFileSync(join(root, path), 'utf8');
  const [, tags = ''] = /^ {2}tags: \[([^\]]*)\]/m.exec(source) ?? [];
  return { path, source, tags: [...tags.matchAll(/'([^']+)'/g)].map(([, tag = '']) => tag) };
};

const components = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root })
  .map(readStories)
  .filter(({ source, tags }) => componentGroups.test(source) && !tags.includes('page'));

describe.each(components)('$path', ({ source, tags }) => {
  const exported = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);

  it('a component has the stories that every component has', () => {
    const missing = Object.entries(requiredStories)
      .filter(([name, exemption]) => !exported.includes(name) && !tags.includes(exemption ?? ''))
      .map(([name]) => name);
    expect(missing).toEqual([]);
  });

  it('a story page explains when to use the component and when not', () => {
    expect(source).toMatch(/^ {4}guide: \{/m);
    expect(source).toMatch(/satisfies Guide\b/);
  });
});

describe('states of controls', () => {
  /** Components that people press, type into or choose from. */
  const interactive = [
    'Atoms/Accordion',
    'Atoms/Button',
    'Atoms/Chip',
    'Atoms/IconButton',
    'Atoms/Link',
    'Atoms/SplitButton',
    'Betting/ChipSelector',
    'Betting/OddsButton',
    'Data/Pagination',
    'Data/StatCard',
    'Forms/AmountPad',
    'Forms/Checkbox',
    'Forms/Combobox',
    'Forms/DateField',
    'Forms/MoneyInput',
    'Forms/MultiSelect',
    'Forms/NumberField',
    'Forms/PasswordField',
    'Forms/PhoneField',
    'Forms/PinField',
    'Forms/RadioCards',
    'Forms/RadioGroup',
    'Forms/SearchField',
    'Forms/SegmentedControl',
    'Forms/Select',
    'Forms/Slider',
    'Forms/Switch',
    'Forms/TextArea',
    'Forms/TextField',
    'Games/BetAreas',
    'Games/CategoryBar',
    'Games/GameCard',
    'Money/TransactionRow',
    'Money/WalletChip',
    'Navigation/BottomBar',
    'Navigation/Breadcrumbs',
    'Navigation/SegmentNav',
    'Navigation/Sidebar',
    'Navigation/Tabs',
    'Navigation/ThemePicker',
    'Overlays/Menu',
  ];

  it.each(interactive)('%s shows hover, press, focus and disabled beside each other', (title) => {
    const { source = '' } =
      components.find((each) => each.source.includes(`  title: '${title}'`)) ?? {};
    const [states = ''] = /^export const States: Story = \{[^]*?^\};/m.exec(source) ?? [];
    expect(states).toContain('shownStates');
    expect(states).toContain('<StatesTable');
  });
});
