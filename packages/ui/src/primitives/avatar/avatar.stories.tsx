import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/inline.tsx';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Atoms/Avatar',
  component: Avatar,
  args: { name: 'Siti Nurhaliza' },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Inline>
      <Avatar name="player" size="sm" />
      <Avatar name="agus.wijaya" />
      <Avatar name="李雷" size="lg" />
      <Avatar name="tanpa gambar" src="data:image/png;base64,broken" />
    </Inline>
  ),
};
