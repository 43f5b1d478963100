import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './kbd.tsx';

const meta = {
  title: 'Atoms/Kbd',
  component: Kbd,
  args: { children: '/' },
} satisfies Meta<typeof Kbd>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};
