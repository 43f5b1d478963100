import { mdiSlotMachineOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable } from '../../testing/states-table.tsx';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { Icon } from '../icon/icon.tsx';
import { Inline } from '../inline/inline.tsx';
import { KitLink } from '../kit-link/kit-link.tsx';
import { Chip } from './chip.tsx';

const meta = {
  title: 'Atoms/Chip',
  component: Chip,
  args: { children: 'Slot', count: 22, selected: false, onClick: fn() },
  parameters: {
    guide: {
      use: [
        'A short word to press that narrows what is shown: a category, a quick range.',
        'With `render` it becomes a link, for chips that change the address of the page.',
      ],
      avoid: [
        'Several of them with one choice are a ChipGroup, which gives them arrow keys.',
        'For a label without an action: use Badge.',
      ],
      keyboard: { 'Enter, Space': 'Turns it on or off.' },
      do: [
        {
          text: 'Write one or two words, with the number of results beside them.',
          show: () => <Chip count={22}>Slot</Chip>,
        },
      ],
      dont: [
        {
          text: 'Write a sentence: the chip is a filter, not an instruction.',
          show: () => <Chip>Tampilkan 22 permainan slot</Chip>,
        },
      ],
    } satisfies Guide,
  },
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
      <Chip selected iconStart={<Icon path={mdiSlotMachineOutline} />}>
        Slot
      </Chip>
      <Chip render={<KitLink href="#live" />} count={9}>
        Live Dealer
      </Chip>
      <Chip render={<KitLink href="#crash" aria-current="page" />} count={4}>
        Crash
      </Chip>
    </Inline>
  ),
};

/** Off and on in every pointer and keyboard state. */
export const States: Story = {
  parameters: shownStates,
  render: (args) => (
    <StatesTable
      rows={{
        off: (disabled) => <Chip {...args} disabled={disabled} />,
        on: (disabled) => <Chip {...args} selected disabled={disabled} />,
      }}
    />
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { children: 'Permainan meja langsung', count: '1.280' },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { iconStart: <Icon path={mdiSlotMachineOutline} /> },
};

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const chip = within(canvasElement).getByRole('button', { pressed: false });
    await userEvent.tab();
    await expect(chip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
