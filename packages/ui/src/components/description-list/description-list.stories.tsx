import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../money/money.tsx';
import { DescriptionList } from './description-list.tsx';

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { label: 'Jumlah', value: <Money value="250000" currency="IDR" /> },
      { label: 'Kode Unik', value: <Money value="382" currency="IDR" /> },
      { label: 'Total transfer', value: <Money value="250382" currency="IDR" />, total: true },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
