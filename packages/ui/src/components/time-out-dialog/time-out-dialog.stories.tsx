import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { TimeOutDialog } from './time-out-dialog.tsx';

const meta = {
  title: 'Safer play/TimeOutDialog',
  component: TimeOutDialog,
  args: {
    defaultOpen: true,
    trigger: <Button variant="outline">Jeda sejenak</Button>,
    now: Date.parse('2026-11-20T09:00:00.000Z'),
    onStart: fn(),
  },
  parameters: {
    guide: {
      use: ['Wherever play can be paused: session bar, reality check, account, footer.'],
      avoid: ['For a permanent exclusion: use SelfExclusionFlow.'],
      keyboard: {
        'Arrow keys': 'Choose a duration.',
        Escape: 'Closes without a break and returns the focus.',
      },
      do: [
        {
          text: 'Name the break and its duration on the button that starts it.',
          show: () => (
            <Inline>
              <Button variant="ghost">Batal</Button>
              <Button>Mulai jeda 24 jam</Button>
            </Inline>
          ),
        },
      ],
      dont: [
        {
          text: 'Ask "are you sure?" twice: a break must be easy to start.',
          show: () => (
            <Stack gap={3} align="start">
              <Text>Tetap ingin berhenti bermain?</Text>
              <Inline>
                <Button>Tetap bermain</Button>
                <Button variant="ghost">Ya, berhenti</Button>
              </Inline>
            </Stack>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof TimeOutDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const choose: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('radio', { name: '1 minggu' }));
};

export const Playground: Story = {};

export const Matrix: Story = { play: choose };

export const Loading: Story = { args: { busy: true } };

export const Error: Story = { args: { error: 'Jeda belum dapat dimulai. Silakan coba lagi.' } };

export const LongText: Story = { globals: { language: 'pseudo' } };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  args: { defaultOpen: false },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const trigger = page.getByRole('button', { name: 'Jeda sejenak' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const first = await page.findByRole('radio', { name: '24 jam' });
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    const start = await page.findByRole('button', { name: 'Mulai jeda 1 minggu' });
    start.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart).toHaveBeenCalledWith('1w');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
