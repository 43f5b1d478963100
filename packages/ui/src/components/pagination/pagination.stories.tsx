import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  args: { page: 2, pageSize: 25, total: 1280, onPageChange: () => undefined },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 52 } };
export const OnlyOne: Story = { args: { page: 1, total: 15 } };
export const Disabled: Story = { args: { disabled: true } };
