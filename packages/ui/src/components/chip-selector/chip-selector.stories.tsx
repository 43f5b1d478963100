import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { ChipSelector } from './chip-selector.tsx';

const meta = {
  title: 'Betting/ChipSelector',
  component: ChipSelector,
  args: { defaultValue: '50000', onValueChange: fn() },
  parameters: {
    guide: {
      use: ['At a table with areas to bet on: pick a chip, then press the area.'],
      avoid: ['For one stake on one side: take StakeInput, which also takes odd amounts.'],
      keyboard: { 'Arrow keys': 'Move between the chips and take one in hand.' },
      do: [
        {
          text: 'Offer chips that the balance can pay.',
          show: () => (
            <ChipSelector
              chips={['10000', '50000', '100000']}
              balance="120000"
              defaultValue="10000"
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Begin above the balance: all that is left is to deposit more.',
          show: () => <ChipSelector chips={['500000', '1000000', '5000000']} balance="120000" />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ChipSelector>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <ChipSelector {...args} aria-label="Tanpa batas" defaultValue={null} />
      <ChipSelector {...args} aria-label="Dengan saldo" balance="600000" />
      <ChipSelector {...args} aria-label="Dikunci" disabled />
      <ChipSelector
        aria-label="Peso"
        currency="PHP"
        chips={['20.00', '100.00', '500.00', '1000.00']}
        defaultValue="100.00"
      />
    </Stack>
  ),
};

/** Without and with a chip in hand, in every pointer and keyboard state. */
export const States: Story = {
  parameters: shownStates,
  render: (args) => (
    <StatesTable
      rows={{
        'none in hand': (disabled, state) => (
          <ChipSelector {...args} aria-label={state} defaultValue={null} disabled={disabled} />
        ),
        'one in hand': (disabled, state) => (
          <ChipSelector {...args} aria-label={state} disabled={disabled} />
        ),
      }}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { chips: ['10000', '250000', '12500000', '125000000'], defaultValue: '250000' },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /50\.000/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /100\.000/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('100000', expect.anything());
  },
};
