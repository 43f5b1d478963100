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
      avoid: ['Logos of game providers: their name is shown as text.'],
      do: [
        { text: 'Leave the colours to the theme.', show: () => <BrandMark name="Lentera" /> },
        'Pass your own logo as `mark`; it uses the colours of the theme.',
      ],
      dont: [
        {
          text: 'Recolour the logo for an occasion: users no longer recognise the brand.',
          show: () => <BrandMark name="Lentera" style={{ color: 'var(--lobi-color-danger)' }} />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof BrandMark>;
export default meta;

/** An image instead of the name as text, as a brand would load one. */
const Wordmark = () => (
  <svg viewBox="0 0 120 24" role="img" aria-label="Kopi 88">
    <path d="M4 4v16M4 12l10-8M4 12l10 8" stroke="currentColor" strokeWidth="4" fill="none" />
    <circle cx="30" cy="14" r="6" stroke="currentColor" strokeWidth="4" fill="none" />
    <path d="M46 8v14M46 14a6 6 0 1 0 0-.1" stroke="currentColor" strokeWidth="4" fill="none" />
    <path d="M70 9v11M70 3v1" stroke="currentColor" strokeWidth="4" fill="none" />
  </svg>
);

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
      <BrandMark name="Kopi 88" mark="plate" wordmark={<Wordmark />} />
    </Inline>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { name: 'Lentera Nusantara Bersama' },
  decorators: [narrowBox],
};

export const Rtl: Story = { globals: { direction: 'rtl' } };
