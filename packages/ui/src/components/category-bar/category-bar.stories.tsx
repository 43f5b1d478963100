import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { CategoryBar } from './category-bar.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';

const meta = {
  title: 'Games/CategoryBar',
  component: CategoryBar,
  args: {
    counts: { slots: 22, live: 10, casino: 9, cockfight: 3, fishing: 8, bingo: 6, crash: 6 },
    value: 'all',
    onValueChange: fn(),
  },
  parameters: {
    guide: {
      use: ['At the top of a lobby: the seven categories, of which one is selected at a time.'],
      avoid: ['For several choices at once: ProviderFilter or FilterBar.'],
      keyboard: { Tab: 'From category to category.', 'Enter, Space': 'Chooses one.' },
      do: [
        {
          text: 'Give the counts: a category without games is left out.',
          show: () => (
            <CategoryBar counts={{ slots: 22, live: 10 }} value="all" onValueChange={fn()} />
          ),
        },
      ],
      dont: [
        {
          text: 'Do not build it of buttons: nothing says which category is chosen.',
          show: () => (
            <Inline gap={2}>
              <Button variant="soft">Slot</Button>
              <Button variant="soft">Live Dealer</Button>
            </Inline>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof CategoryBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <CategoryBar {...args} />
      <CategoryBar {...args} value="cockfight" />
      <CategoryBar {...args} counts={{ cockfight: 6 }} value="cockfight" />
      <CategoryBar {...args} counts={{ slots: 1284, live: 96 }} value="slots" />
    </Stack>
  ),
};

export const Empty: Story = { args: { counts: {} } };

export const States: Story = {
  parameters: { ...shownStates, ...severalLandmarks },
  render: (args) => (
    <StatesTable
      rows={{
        'first on': (disabled) =>
          disabled ? undefined : <CategoryBar {...args} counts={{ slots: 22, live: 10 }} />,
      }}
    />
  ),
};

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [narrowBox] };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Semua/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenCalledWith('slots');
  },
};
