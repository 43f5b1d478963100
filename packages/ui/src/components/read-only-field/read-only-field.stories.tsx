import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReadOnlyField } from './read-only-field.tsx';

const meta = {
  title: 'Forms/ReadOnlyField',
  component: ReadOnlyField,
  args: { label: 'Kode Referral', value: 'NUSA7K' },
} satisfies Meta<typeof ReadOnlyField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Copyable: Story = { args: { copyText: 'NUSA7K', hint: 'Bagikan kepada pemain baru' } };
