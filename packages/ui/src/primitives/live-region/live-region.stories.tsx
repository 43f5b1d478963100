import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { narrowBox } from '../../testing/story-boxes.tsx';
import { Button } from '../button/button.tsx';
import { Inline } from '../inline/inline.tsx';
import { useAnnounce } from './live-region-provider.tsx';

/** A button for each kind of announcement. */
function Speakers({ text }: { text: string }) {
  const announce = useAnnounce();
  return (
    <Inline>
      <Button variant="soft" onClick={() => announce(text)}>
        Sopan
      </Button>
      <Button variant="soft" onClick={() => announce(text, { politeness: 'assertive' })}>
        Segera
      </Button>
      <Button variant="soft" onClick={() => announce(text, { key: 'balance', throttleMs: 3000 })}>
        Ditahan tiga detik
      </Button>
    </Inline>
  );
}

const meta = {
  title: 'Foundations/LiveRegion',
  component: Speakers,
  args: { text: 'Panggilan terakhir untuk laga 128.' },
  parameters: {
    guide: {
      use: [
        'A change that the user did not trigger and must know: status, result, last call.',
        'KitProvider renders the only pair of regions; components announce with `useAnnounce()`.',
      ],
      avoid: ['Every tick of odds or of a clock.', 'What focus moves to is read out anyway.'],
      do: ['Give bursts a `key` and `throttleMs`: only the last value is announced.'],
      accessibility: [
        'One polite and one assertive region for the page; components announce through them.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Speakers>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {};

export const LongText: Story = { globals: { language: 'pseudo' }, decorators: [narrowBox] };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent(args.text));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('alert')).toHaveTextContent(args.text));
  },
};
