import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { Guide } from '../../testing/guide.ts';
import { columnOf, narrowBox, severalLandmarks } from '../../testing/story-boxes.tsx';
import { PlayVerifier } from './play-verifier.tsx';
import type { VerifierGame, VerifierValues, VerifierVerdict } from './play-verifier.types.ts';
import { Verdict } from './verdict.tsx';

const games: readonly VerifierGame[] = [
  { value: 'dice', label: 'Dadu', kind: 'seeds' },
  { value: 'crash', label: 'Crash', kind: 'rounds' },
];

const dice: VerifierValues = {
  game: 'dice',
  serverSeed: '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159',
  commitment: '',
  clientSeed: 'bb62964774',
  nonce: '1',
  amount: '10000',
  currency: 'IDR',
  choice: '{ "direction": "over", "target": 5000 }',
  outcome: '{ "roll": 7718 }',
  payout: '',
};

const crash: VerifierValues = {
  ...dice,
  game: 'crash',
  serverSeed: 'b2acd37fbdb5509926ab5d7329704c840f8467266c90019682f3b260a029bdba',
  commitment: '82886b71b3b26e4b162bbdf4e7024f50f6a7250c207fb9ce497ad56a3e7e700a',
  clientSeed: '0000000000000000004d6ec16dafe9d8370958664c1dc422f452892264c59526',
  choice: '{}',
  outcome: '{ "pointBp": 12600 }',
};

const fair: VerifierVerdict = {
  commitmentMatches: true,
  sameOutcome: true,
  outcome: '{\n "pointBp": 12600\n}',
  payout: null,
};

const rolled: VerifierVerdict = {
  commitmentMatches: null,
  sameOutcome: true,
  outcome: '{\n "roll": 7718,\n "won": true,\n "multipleBp": 19800\n}',
  payout: { amount: '19800', currency: 'IDR' },
};

const meta = {
  title: 'Games/PlayVerifier',
  component: PlayVerifier,
  args: {
    games,
    values: dice,
    verdict: null,
    onValuesChange: fn(),
    onVerify: fn(),
    examples: [
      { label: 'Dice 77.18', values: dice },
      { label: 'Crash 1.26×', values: crash },
    ],
  },
  decorators: [columnOf(840)],
  parameters: {
    guide: {
      use: [
        'On the page where players verify a past play, from pasted or prefilled values.',
        'Compute in `onVerify` on the player’s device, with the same functions as the server.',
      ],
      avoid: ['Beside a running game: FairnessPanel shows the seeds of one round.'],
      keyboard: { Enter: 'In any text field: verifies again.' },
      do: [
        {
          text: 'Pass `null` for a check that could not be made: it is shown as not checked.',
          show: () => <Verdict verdict={rolled} />,
        },
        'Remove the result as soon as a value changes.',
      ],
      dont: [
        {
          text: 'Pass `true` for a check that was not made: a false commitment would look confirmed.',
          show: () => <Verdict verdict={{ ...rolled, commitmentMatches: true }} />,
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof PlayVerifier>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Loading: Story = { args: { verifying: true } };

export const Verified: Story = { args: { values: crash, verdict: fair } };

export const Mismatch: Story = {
  args: { verdict: { ...rolled, commitmentMatches: false, sameOutcome: false } },
};

export const Unread: Story = {
  args: { values: { ...dice, nonce: 'satu', choice: '{' }, refused: ['nonce', 'choice'] },
};

export const Matrix: Story = {
  parameters: { ...severalLandmarks, columnWidth: 1300 },
  render: (args) => (
    <Grid minColumn="420px" gap={5}>
      <PlayVerifier {...args} verdict={rolled} />
      <PlayVerifier {...args} values={crash} verdict={fair} />
      <PlayVerifier
        {...args}
        verdict={{ ...rolled, commitmentMatches: false, sameOutcome: false }}
      />
      <PlayVerifier {...args} verdict={{ ...rolled, sameOutcome: null }} refused={['payout']} />
    </Grid>
  ),
};

export const LongText: Story = {
  args: { verdict: rolled },
  globals: { language: 'pseudo' },
  decorators: [narrowBox],
};

export const Rtl: Story = {
  args: { values: crash, verdict: fair },
  globals: { direction: 'rtl' },
};

export const Interaction: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByLabelText(/^Nomor urut/).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onVerify).toHaveBeenCalledWith(dice);
    canvas.getByRole('button', { name: 'Crash 1.26×' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValuesChange).toHaveBeenCalledWith(crash);
  },
};
