import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterBar } from './filter-bar.tsx';

const meta = {
  title: 'Data/FilterBar',
  component: FilterBar,
  args: {
    filters: [
      {
        id: 'kind',
        label: 'Jenis',
        options: [
          { value: 'deposit', label: 'Deposit' },
          { value: 'bet', label: 'Taruhan' },
        ],
      },
      { id: 'status', label: 'Status', options: [{ value: 'posted', label: 'Tercatat' }] },
    ],
    value: {},
    onValueChange: () => undefined,
  },
} satisfies Meta<typeof FilterBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const OneChosen: Story = { args: { value: { kind: 'deposit' } } };
export const AllChosen: Story = { args: { value: { kind: 'deposit', status: 'posted' } } };
