import { mdiArrowLeft, mdiPlus, mdiWalletOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/inline.tsx';
import { Icon } from './icon.tsx';

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  args: { path: mdiWalletOutline },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Inline>
      {([16, 20, 24, 32] as const).map((size) => (
        <Icon key={size} path={mdiPlus} size={size} />
      ))}
    </Inline>
  ),
};

export const Named: Story = { args: { label: 'Dompet' } };

export const Mirrored: Story = { args: { path: mdiArrowLeft, flip: true } };
