import { mdiBellOutline, mdiClose, mdiHeartOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Atoms/IconButton',
  component: IconButton,
  args: { label: 'Favoritkan Arena Lentera', path: mdiHeartOutline, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {(['ghost', 'soft', 'outline', 'solid'] as const).map((variant) => (
        <Inline key={variant}>
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <IconButton
              key={size}
              {...args}
              label={`Tutup ${variant} ${size}`}
              path={mdiClose}
              variant={variant}
              size={size}
            />
          ))}
          <IconButton {...args} label={`Memuat ${variant}`} variant={variant} loading />
          <IconButton {...args} label={`Nonaktif ${variant}`} variant={variant} disabled />
        </Inline>
      ))}
    </Stack>
  ),
};

export const WithDot: Story = {
  args: { label: 'Notifikasi, 2 belum dibaca', path: mdiBellOutline, iconSize: 24, dot: true },
};
