import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { ThemePicker } from './theme-picker.tsx';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';

const schemes = [
  { value: 'lentera/dark', brand: 'lentera', scheme: 'dark' },
  { value: 'pesisir/light', brand: 'pesisir', scheme: 'light' },
] as const;

const meta = {
  title: 'Navigation/ThemePicker',
  component: ThemePicker,
  args: {
    defaultValue: 'lentera/dark',
    onValueChange: fn(),
    schemes,
  },
  parameters: {
    guide: {
      use: ['In the settings, or in a popover of the navbar, if a brand has more than one theme.'],
      avoid: ['A brand with one scheme: there is nothing to choose.'],
      keyboard: {
        Tab: 'To the selected theme.',
        '↑, ↓, ←, →': 'Selects the next theme.',
      },
      do: [
        {
          text: 'Offer at least two themes, each previewed in its colours.',
          show: () => <ThemePicker defaultValue="lentera/dark" schemes={schemes} />,
        },
        'Apply the choice at once: only attributes change, nothing is loaded.',
      ],
      dont: [
        {
          text: 'Show the picker for a brand with a single theme: there is nothing to choose.',
          show: () => <ThemePicker defaultValue="lentera/dark" schemes={schemes.slice(0, 1)} />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ThemePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  args: {
    defaultValue: 'system',
    schemes: [
      { value: 'lentera/dark', brand: 'lentera', scheme: 'dark', label: 'Lentera' },
      { value: 'pesisir/light', brand: 'pesisir', scheme: 'light', label: 'Pesisir' },
      { value: 'baja/dark', brand: 'baja', scheme: 'dark', label: 'Baja' },
    ],
  },
};

export const WithoutSystem: Story = { args: { system: false } };

export const States: Story = {
  parameters: shownStates,
  render: (args) => (
    <StatesTable
      rows={{
        'first on': (disabled, state) =>
          disabled ? undefined : (
            <div style={{ inlineSize: 220 }}>
              <ThemePicker {...args} label={state} />
            </div>
          ),
      }}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    label: 'Tema tampilan situs di perangkat ini',
    schemes: [
      {
        value: 'lentera/dark',
        brand: 'lentera',
        scheme: 'dark',
        label: 'Gelap dengan kontras tinggi untuk malam hari',
      },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Gelap' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Terang' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('pesisir/light', expect.anything());
  },
};
