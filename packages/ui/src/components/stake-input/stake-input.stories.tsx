import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { columnOf, narrowBox } from '../../testing/story-boxes.tsx';
import { StakeInput } from './stake-input.tsx';

const meta = {
  title: 'Betting/StakeInput',
  component: StakeInput,
  args: { min: '10000', max: '5000000', balance: '1250000', onValueChange: fn() },
  parameters: {
    guide: {
      use: ['Wherever a stake is typed: beside a stage, in a slip, in a form of a game.'],
      avoid: ['At a table with chips: use ChipSelector.'],
      keyboard: {
        Tab: 'From the field to the quick amounts.',
        'Enter, Space': 'Takes a quick amount.',
      },
      do: [
        {
          text: 'Give limits and balance, so that no quick amount leads into an error.',
          show: () => (
            <StakeInput
              min="10000"
              max="5000000"
              balance="60000"
              presets={['10000', '50000', '100000']}
            />
          ),
        },
      ],
      dont: [
        {
          text: 'Omit the balance: a quick amount above it can then be pressed.',
          show: () => (
            <StakeInput min="10000" max="5000000" presets={['10000', '50000', '100000']} />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof StakeInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [columnOf(420)] };

export const Matrix: Story = {
  render: (args) => (
    <Grid align="start" minColumn="300px" gap={6}>
      <StakeInput {...args} />
      <StakeInput {...args} defaultValue="100000" />
      <StakeInput {...args} defaultValue="5000" />
      <StakeInput {...args} defaultValue="2000000" />
      <StakeInput {...args} defaultValue="50000" disabled />
      <StakeInput {...args} presets={[]} defaultValue="50000" />
      <StakeInput
        currency="PHP"
        min="20.00"
        max="10000.00"
        balance="512.50"
        presets={['20.00', '100.00', '500.00', '1000.00']}
        defaultValue="100.00"
      />
    </Grid>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { defaultValue: '123456789012' },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' }, args: { defaultValue: '100000' } };

export const Interaction: Story = {
  decorators: [columnOf(420)],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('50rb');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('50000', expect.anything());
    canvas.getByRole('button', { name: /25\.000/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('25.000');
  },
};
