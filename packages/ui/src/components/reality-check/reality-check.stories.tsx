import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import type { Guide } from '../../testing/guide.ts';
import { RealityCheck } from './reality-check.tsx';

const meta = {
  title: 'Safer play/RealityCheck',
  component: RealityCheck,
  args: {
    open: true,
    elapsedSeconds: 3600,
    staked: '385000',
    returned: '350000',
    net: '-35000',
    everyMinutes: 60,
    onContinue: fn(),
    onBreak: fn(),
    onHistory: fn(),
  },
  parameters: {
    guide: {
      use: [
        'At the interval that the player chose, measured by the server and shown in every open tab.',
        'Pause games in frames while it is open; built-in stages reject bets meanwhile.',
      ],
      avoid: [
        'For anything else: users must recognise this dialog.',
        'With one answer emphasized. All answers have the same button style.',
      ],
      keyboard: {
        Tab: 'Goes through the answers; the focus starts on the heading.',
        Enter: 'Gives the focused answer.',
        Escape: 'Does nothing: the reminder must be answered.',
      },
      do: [
        {
          text: 'Give every answer the same button style, so that none is suggested.',
          show: () => (
            <Inline>
              <Button variant="outline">Lanjut bermain</Button>
              <Button variant="outline">Jeda sejenak</Button>
            </Inline>
          ),
        },
      ],
      dont: [
        {
          text: 'Emphasize the answer that continues play.',
          show: () => (
            <Inline>
              <Button>Lanjut bermain</Button>
              <Button variant="ghost">Jeda sejenak</Button>
            </Inline>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof RealityCheck>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = { args: { elapsedSeconds: 9000, net: '0', returned: '385000' } };

export const Ahead: Story = { args: { returned: '512000', net: '127000' } };

/** Five minutes without play, if the jurisdiction requires a pause. */
export const Paused: Story = {
  args: {
    pauseEndsAt: '2026-11-20T20:05:00+07:00',
    now: () => Date.parse('2026-11-20T20:00:28+07:00'),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('button', { name: 'Lanjut bermain' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Jeda sejenak' })).toBeEnabled();
    await expect(page.getByRole('timer')).toHaveTextContent('4:32');
  },
};

export const Pesos: Story = {
  args: { currency: 'PHP', staked: '100.00', returned: '87.50', net: '-12.50' },
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { staked: '1234567890123', returned: '1234567890000', net: '-123' },
};

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('alertdialog', { name: 'Pengingat sesi' });
    await waitFor(() => expect(within(dialog).getByRole('heading')).toHaveFocus());
    await userEvent.keyboard('{Escape} {Enter}');
    await expect(dialog).toBeVisible();
    await expect(args.onContinue).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Jeda sejenak' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBreak).toHaveBeenCalledOnce();
  },
};
