import type { Meta, StoryObj } from '@storybook/react-vite';
import { KitLink } from './kit-link.tsx';

const meta = {
  title: 'Atoms/Link',
  component: KitLink,
  args: { href: '#terms', children: 'Syarat dan ketentuan', variant: 'inline' },
} satisfies Meta<typeof KitLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const External: Story = { args: { external: true, children: 'Bantuan perjudian' } };
