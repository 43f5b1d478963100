import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../primitives/button/button.tsx';
import { Grid } from '../../../primitives/grid/grid.tsx';
import { Inline } from '../../../primitives/inline/inline.tsx';
import type { Guide } from '../../../testing/guide.ts';
import {
  freeSpinsPlay,
  lostSpin,
  sampleMachine,
  sampleTide,
  smallSpin,
  wonSpin,
} from '../../../testing/slot-fixtures.ts';
import { columnOf, severalLandmarks } from '../../../testing/story-boxes.tsx';
import {
  expandPlay,
  holdPlay,
  sampleExpand,
  sampleHold,
  sampleTrail,
  sampleTumble,
  trailPlay,
  tumblePlay,
} from '../../../testing/slot-feature-fixtures.ts';
import { craftSymbols } from '../../../drawings/symbols/craft-symbols.ts';
import { gemSymbols } from '../../../drawings/symbols/gem-symbols.ts';
import { lanternSkin } from '../skins/lantern-skin.ts';
import { nightSkin } from '../skins/night-skin.tsx';
import { nights } from '../skins/nights.ts';
import { tideSkin } from '../skins/tide-skin.ts';
import { SlotReels, type SlotReelsProps } from './slot-reels.tsx';

const inBox = (props: SlotReelsProps) => (
  <div style={{ aspectRatio: '16 / 12', overflow: 'hidden', borderRadius: 20 }}>
    <SlotReels {...props} />
  </div>
);

const vaultSkin = nightSkin({ ...gemSymbols, coin: craftSymbols.coin }, nights.indigo, 'crystals');

const tide = { machine: sampleTide, skin: tideSkin } as const;

const meta = {
  title: 'Games/SlotReels',
  component: SlotReels,
  tags: ['display'],
  args: { machine: sampleMachine, skin: lanternSkin, result: null, spinning: false },
  render: inBox,
  decorators: [columnOf(560)],
  parameters: {
    guide: {
      use: [
        'As the screen of a slot machine; machine and symbols are data, so that one stage serves all.',
        'Give the result as the server sent it: the reels rest on its stops and nowhere else.',
      ],
      avoid: [
        'For games whose result is one figure: a reel says nothing that the figure does not.',
      ],
      do: [
        {
          text: 'Let the reels rest on the stops of the server, and say what they pay.',
          show: () =>
            inBox({ machine: sampleMachine, skin: lanternSkin, result: wonSpin, spinning: false }),
        },
        'Wait for `onShow` with `isOver` before you tell the payout anywhere else.',
      ],
      dont: [
        {
          text: 'Do not add a way to make a spin faster or to play by itself.',
          show: () => (
            <Inline>
              <Button variant="soft">Turbo</Button>
              <Button variant="soft">Putar otomatis</Button>
            </Inline>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SlotReels>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { result: wonSpin } };

export const Ready: Story = {};
/** The stake is being sent; with reduced motion the reels do not move until the response. */
export const Spinning: Story = { args: { spinning: true } };
export const Won: Story = { args: { result: wonSpin } };
export const Lost: Story = { args: { result: lostSpin } };
/** A line pays less than the stake: it is marked, without light effects. */
export const LessThanStaked: Story = { args: { result: smallSpin } };
export const FreeSpins: Story = { args: { ...tide, result: freeSpinsPlay } };
export const FreeSpinLookedAt: Story = { args: { ...tide, result: freeSpinsPlay, looking: 2 } };

/** A lantern covers its whole reel before the lines pay. */
export const ExpandingWilds: Story = { args: { machine: sampleExpand, result: expandPlay } };
/** After two falls: the last window, and what all of them paid. */
export const Tumble: Story = { args: { machine: sampleTumble, result: tumblePlay } };
/** Two kites advance the trail to its third step. */
export const MultiplierTrail: Story = { args: { machine: sampleTrail, result: trailPlay } };
/** Eight coins are held at the end of the respins, each with its value. */
export const HoldAndWin: Story = {
  args: { machine: sampleHold, skin: vaultSkin, result: holdPlay },
};

export const Matrix: Story = {
  parameters: { ...severalLandmarks, columnWidth: 1100 },
  render: (args) => (
    <Grid minColumn="300px" gap={5}>
      {inBox(args)}
      {inBox({ ...args, result: wonSpin })}
      {inBox({ ...args, result: lostSpin })}
      {inBox({ ...args, result: smallSpin })}
      {inBox({ ...args, ...tide })}
      {inBox({ ...args, ...tide, result: freeSpinsPlay })}
    </Grid>
  ),
};

export const LongText: Story = {
  args: { ...tide, result: freeSpinsPlay },
  globals: { language: 'pseudo' },
};

export const Rtl: Story = { args: { result: wonSpin }, globals: { direction: 'rtl' } };
