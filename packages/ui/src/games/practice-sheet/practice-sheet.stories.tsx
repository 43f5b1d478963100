import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Money } from '../../components/money/money.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { playSeat } from '../../testing/play-seat.ts';
import { diceBox } from '../dice/dice.fixtures.ts';
import { DiceStage } from '../dice/dice-stage.tsx';
import { PracticeSheet } from './practice-sheet.tsx';

const seat = { ...playSeat, game: { ...playSeat.game, title: 'Dadu Seratus' } };

const meta = {
  title: 'Games/PracticeSheet',
  component: PracticeSheet,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Dadu Seratus',
    chips: '985000',
    signUpHref: '#register',
    children: <DiceStage seat={seat} {...diceBox} onPlay={fn()} />,
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: ['A game that a guest tries with chips that are worth nothing.'],
      avoid: ['For anything with money: it has no session, no limits and no history.'],
      keyboard: { Escape: 'Closes it and returns the focus.' },
      do: [
        {
          text: 'Count practice chips without a currency, and say that they are worth nothing.',
          show: () => <Text>Chip latihan: 985.000. Tidak bernilai uang.</Text>,
        },
        'Load it when it is opened: it brings a whole game along.',
      ],
      dont: [
        {
          text: 'Show practice chips as an amount of money.',
          show: () => (
            <Text>
              Saldo: <Money value="985000" currency="IDR" />
            </Text>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof PracticeSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The chips are not sufficient for another stake. */
export const Matrix: Story = { args: { chips: '500', onRefill: fn() } };

/** Practice players take part in each round. */
export const Others: Story = { args: { otherCards: 8 } };

export const LongText: Story = { globals: { language: 'pseudo' } };

export const Rtl: Story = { globals: { direction: 'rtl' } };

export const Interaction: Story = {
  args: { onRefill: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(page.getByText('Chip latihan: 985.000. Tidak bernilai uang.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Daftar' })).toHaveAttribute('href', '#register');
    await userEvent.click(page.getByRole('button', { name: 'Isi ulang chip' }));
    await expect(args.onRefill).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, expect.anything());
  },
};
