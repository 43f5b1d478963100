import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';

const meta = {
  title: 'Overlays/LoadingOverlay',
  component: LoadingOverlay,
  args: { ready: false },
  tags: ['display'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      unused:
        'For pages that a partner builds without our page template, which shows its own before any script runs.',
      use: ['Once, at the start of the product, until the first page is there.'],
      avoid: [
        'Later loading: Skeleton keeps the page readable.',
        'A running action: `loading` on the button.',
      ],
      do: [
        {
          text: 'Show the logo of the brand, without text.',
          show: () => (
            <div style={{ position: 'relative', blockSize: 120 }}>
              <LoadingOverlay
                ready={false}
                brand={<BrandMark name="Lentera" />}
                style={{ position: 'absolute' }}
              />
            </div>
          ),
        },
        'Set `minMs` if the first page often loads at once, so that the overlay does not flash.',
        'Leave the focus unchanged: the overlay never takes it.',
      ],
      dont: [
        {
          text: 'Count in percent: how long the start takes is not known.',
          show: () => (
            <div style={{ position: 'relative', blockSize: 120 }}>
              <LoadingOverlay
                ready={false}
                brand={<Text>Memuat 42%</Text>}
                style={{ position: 'absolute' }}
              />
            </div>
          ),
        },
      ],
      accessibility: ['Announces once that the page is loading; the focus does not change.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof LoadingOverlay>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  args: { brand: <BrandMark name="Lentera" variant="mark" height={64} /> },
};

export const LongText: Story = { globals: { language: 'pseudo' } };

export const Rtl: Story = { globals: { direction: 'rtl' } };

/** The page loaded at once; the overlay stays for its minimum time. */
export const ShortestTime: Story = { args: { ready: true, minMs: 60_000 } };

/** On a slow network it stays. It is announced once, politely. */
export const SlowNetwork: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Memuat').closest('[role="status"]')).not.toBeNull();
  },
};

export const Fading: Story = { args: { ready: true, removeMs: 60_000 } };

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };
