import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../primitives/button/button.tsx';
import { Inline } from '../../../primitives/inline/inline.tsx';
import {
  sampleCorrectionReasons,
  arenaGame,
  closedRound,
  drawGame,
  drawRound,
  finishedRounds,
  openRound,
  roundWith,
  settledRound,
} from '../../../testing/arena-fixtures.ts';
import type { Guide } from '../../../testing/guide.ts';
import { DeclareView } from '../declare-view/declare-view.tsx';

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

const meta = {
  title: 'Back office/DeclareConsole',
  component: DeclareView,
  args: {
    game: arenaGame,
    round: closedRound,
    rounds: finishedRounds(),
    allowedSteps: ['declare', 'cancel'],
    onStep: fn(),
  },
  parameters: {
    guide: {
      use: ['The console of a declarator: only lawful steps have a button, each says its effect.'],
      avoid: ['For players: nothing of it belongs on their side.'],
      keyboard: {
        'O, L, C': 'Choose the next step while it is lawful.',
        'M, W, D': 'Choose a result; it still asks before anything is sent.',
        Escape: 'Back, with nothing sent.',
      },
      do: [
        {
          text: 'Show the lawful steps only, the usual one as the main action.',
          show: () => (
            <Inline>
              <Button>Umumkan hasil</Button>
              <Button variant="outline" tone="danger">
                Batalkan laga
              </Button>
            </Inline>
          ),
        },
      ],
      dont: [
        {
          text: 'Do not grey out what is not lawful: it is absent.',
          show: () => (
            <Inline>
              <Button disabled>Buka taruhan</Button>
              <Button disabled>Panggilan terakhir</Button>
              <Button>Umumkan hasil</Button>
            </Inline>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof DeclareView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The usual state of the console: betting is open. */
export const Matrix: Story = {
  args: { round: openRound, allowedSteps: ['last-call', 'close', 'cancel'] },
};

export const LongText: Story = { globals: { language: 'pseudo' } };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const ClosedWithDrawMarket: Story = {
  args: {
    round: {
      ...closedRound,
      selections: [
        ...closedRound.selections,
        { key: 'draw', open: true, pool: '640000', odds: 800, bets: 38 },
      ],
    },
  },
};
export const Empty: Story = { args: { round: null, rounds: [], allowedSteps: ['create'] } };
export const Standby: Story = {
  args: {
    round: roundWith({ status: 'standby', openedAt: null, betCount: 0 }),
    allowedSteps: ['open', 'cancel'],
  },
};
export const Open: Story = {
  args: { round: openRound, allowedSteps: ['last-call', 'close', 'cancel'] },
};
export const LastCall: Story = {
  args: {
    round: roundWith({ status: 'last-call', closesAt: inSeconds(60) }),
    allowedSteps: ['close', 'cancel'],
  },
};
export const Declared: Story = {
  args: {
    round: roundWith({
      ...closedRound,
      status: 'declared',
      result: 'meron',
      declaredAt: inSeconds(-2),
      settlesAt: inSeconds(28),
    }),
    allowedSteps: ['undo'],
  },
};
export const Settling: Story = {
  args: { round: { ...settledRound, status: 'settling', settledAt: null }, allowedSteps: [] },
};
export const Settled: Story = { args: { round: settledRound, allowedSteps: ['create'] } };
/** One side closed for bets by its switch. */
export const SideClosed: Story = {
  args: {
    round: roundWith({
      selections: openRound.selections.map((side) => ({ ...side, open: side.key !== 'meron' })),
    }),
    allowedSteps: ['last-call', 'close', 'cancel'],
    onSide: fn(),
  },
};

/** Bets on a draw are not part of the pool: the possible loss of the house is shown beside it. */
export const WithDrawMarket: Story = {
  args: {
    game: drawGame,
    round: { ...drawRound(), status: 'closed', closedAt: closedRound.closedAt },
    allowedSteps: ['declare', 'cancel'],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Kerugian bandar bila seri')).toBeVisible();
    await userEvent.keyboard('d');
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(/Taruhan kembali: 445 · taruhan Seri dibayar: 17/);
    await expect(dialog).toHaveTextContent(/17, Rp\s10\.000\.000/);
  },
};

const correction = {
  reasons: sampleCorrectionReasons,
  canDecide: true,
  onRequest: fn(),
  onDecide: fn(),
};

const asked = {
  from: 'meron',
  to: 'wala',
  reason: 'Wasit meninjau ulang rekaman',
  message: { reason: 'overruled', remark: null },
  requestedAt: '2026-11-20T09:10:00.000Z',
} as const;

/** The result of the last fight can be corrected. */
export const Correctable: Story = {
  args: { round: settledRound, allowedSteps: ['create'], correction },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Hasilnya salah/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Minta koreksi/ }));
    await expect(args.correction?.onRequest).not.toHaveBeenCalled();
    await expect(canvas.getByText('Pilih hasil yang benar.')).toBeVisible();
  },
};

/** A correction is requested; another user must decide. */
export const CorrectionAsked: Story = {
  args: {
    round: { ...settledRound, correction: { ...asked, status: 'requested' } },
    allowedSteps: ['create'],
    correction,
  },
};

export const Corrected: Story = {
  args: {
    round: { ...settledRound, result: 'wala', correction: { ...asked, status: 'done' } },
    allowedSteps: ['create'],
    correction: { ...correction, canDecide: false },
  },
};

export const Loading: Story = {
  args: { round: openRound, allowedSteps: ['last-call', 'close', 'cancel'], busyStep: 'last-call' },
};
export const Error: Story = {
  args: { error: 'Ini sudah diproses atau sudah berubah. Muat ulang untuk melihat yang terbaru.' },
};
export const Stale: Story = { args: { stale: true } };

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.keyboard('m');
    const dialog = await page.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('Meron menang');
    await expect(args.onStep).not.toHaveBeenCalled();
  },
};
