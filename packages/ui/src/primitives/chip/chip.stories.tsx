import { mdiSlotMachineOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { Inline } from '../inline/inline.tsx';
import { Chip } from './chip.tsx';

const meta = {
  title: 'Atoms/Chip',
  component: Chip,
  args: { children: 'Slot', count: 22, selected: false, onClick: fn() },
} satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Inline>
      <Chip selected count={64}>
        Semua
      </Chip>
      <Chip selected={false} count={22} iconStart={<Icon path={mdiSlotMachineOutline} />}>
        Slot
      </Chip>
      <Chip selected={false}>Kasino</Chip>
      <Chip disabled>Bingo</Chip>
    </Inline>
  ),
};

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const chip = within(canvasElement).getByRole('button', { pressed: false });
    await userEvent.click(chip);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
