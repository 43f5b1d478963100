import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.ts';
import { Stack } from '../stack/stack.tsx';
import { ChipGroup, type ChipItem } from './chip-group.tsx';

const categories: ChipItem[] = [
  { value: 'all', label: 'Semua', count: 64 },
  { value: 'slots', label: 'Slot', count: 22, icon: <Icon path={icons.slots} /> },
  { value: 'live', label: 'Live Dealer', count: 9, icon: <Icon path={icons.live} /> },
  { value: 'casino', label: 'Kasino', count: 12, icon: <Icon path={icons.casino} /> },
  { value: 'fishing', label: 'Tembak ikan', count: 6, icon: <Icon path={icons.fishing} /> },
  { value: 'bingo', label: 'Bingo', count: 4, disabled: true, icon: <Icon path={icons.bingo} /> },
];

const filters: ChipItem[] = [
  { value: 'waiting', label: 'Menunggu', removable: true },
  { value: 'qris', label: 'QRIS', removable: true },
  { value: 'large', label: 'Di atas Rp 1.000.000', removable: true },
];

const thirty: ChipItem[] = Array.from({ length: 30 }, (_, index) => ({
  value: `${index}`,
  label: `Laga ${128 - index}`,
}));

const meta = {
  title: 'Atoms/ChipGroup',
  component: ChipGroup,
  args: {
    label: 'Kategori',
    items: categories,
    defaultValue: ['all'],
    onValueChange: fn(),
    onRemove: fn(),
  },
  parameters: {
    guide: {
      use: [
        'A handful of filters of which one or several apply: categories, quick ranges.',
        '`scroll` keeps one line on phones; `removable` chips can be put away.',
      ],
      avoid: [
        'Chips that change the address are links: Chip with `render`.',
        'For one of two or three views: use SegmentedControl. For one of many: use Select.',
      ],
      keyboard: {
        Tab: 'Reaches the group once.',
        'Arrow keys, Home, End': 'Move between chips.',
        'Enter, Space': 'Chooses or gives up a chip.',
        'Delete, Backspace': 'Removes a removable chip; focus goes to its neighbour.',
      },
      do: [
        {
          text: 'Offer filters of one kind in a group.',
          show: () => (
            <ChipGroup label="Kategori" items={categories.slice(0, 3)} defaultValue={['all']} />
          ),
        },
      ],
      dont: [
        {
          text: 'Mix filters of several kinds: a choice seems to exclude the others.',
          show: () => (
            <ChipGroup
              label="Filter"
              items={['Slot', 'QRIS', 'Hari ini'].map((label) => ({ value: label, label }))}
              defaultValue={['Slot']}
            />
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof ChipGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: ({ onRemove }) => (
    <Stack gap={5}>
      <ChipGroup label="Satu" items={categories} defaultValue={['slots']} />
      <ChipGroup label="Beberapa" items={categories} defaultValue={['slots', 'live']} multiple />
      <ChipGroup
        label="Dapat dihapus"
        items={filters}
        defaultValue={['qris']}
        multiple
        onRemove={onRemove}
      />
      <ChipGroup label="Nonaktif" items={categories} defaultValue={['slots']} disabled />
      <ChipGroup label="Menggulir" items={thirty} defaultValue={['3']} scroll />
    </Stack>
  ),
};

export const ThirtyChips: Story = { args: { items: thirty, defaultValue: ['2'], scroll: true } };

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    items: ['Menunggu persetujuan kedua', 'Transfer bank antarwilayah', 'Pekan ini'].map(
      (label) => ({ value: label, label, removable: true }),
    ),
  },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { items: thirty, defaultValue: ['0'], scroll: true },
};

export const Interaction: Story = {
  args: { items: filters, defaultValue: [], multiple: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const first = canvas.getByRole('button', { name: 'Menunggu' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(args.onRemove).toHaveBeenCalledWith('qris');
    await expect(canvas.getByRole('button', { name: 'Di atas Rp 1.000.000' })).toHaveFocus();
  },
};
