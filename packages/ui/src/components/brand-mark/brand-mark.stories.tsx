import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import { BrandMark } from './brand-mark.tsx';

const meta = {
  title: 'Foundations/BrandMark',
  component: BrandMark,
  tags: ['display'],
  args: { name: 'Lentera' },
  parameters: {
    guide: {
      use: ['The brand in the navbar, the footer, on a receipt: drawing and name, or one of them.'],
      avoid: ['Providers of games have no drawing here: their name is set in type.'],
      do: ['Give your own drawing through `mark`; it takes the colours of the theme.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof BrandMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Inline gap={8}>
      <BrandMark name="Lentera" mark="lantern" />
      <BrandMark name="Pesisir" mark="waves" />
      <BrandMark name="Baja" mark="plate" />
      <BrandMark name="Lentera" variant="mark" height={48} />
      <BrandMark name="Lentera" variant="wordmark" />
    </Inline>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { name: 'Lentera Nusantara Bersama' },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };
