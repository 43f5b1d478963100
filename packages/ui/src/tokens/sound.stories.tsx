import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Switch } from '../components/switch/switch.tsx';
import { Button } from '../primitives/button/button.tsx';
import { cueScores, type Cue } from '../primitives/sound/cues.ts';
import { SoundContext, useSound } from '../primitives/sound/sound-context.ts';
import { useKitSound } from '../primitives/sound/use-kit-sound.ts';
import { FoundationPage, PagePart, PageTable } from '../testing/foundations/page.tsx';

/** When each cue sounds, in the order of a session. */
const cues: readonly (readonly [Cue, string])[] = [
  ['open', 'Betting opens'],
  ['tap', 'A control is pressed, a chip is laid'],
  ['accept', 'The stake was taken'],
  ['reject', 'The stake was refused'],
  ['lastCall', 'Ten seconds of betting are left, or its end is announced'],
  ['tick', 'Each of the last three seconds'],
  ['closed', 'Betting has closed'],
  ['mark', 'A reel, ball or card comes to rest; a play ends without a win'],
  ['win', 'More was paid than was staked'],
  ['notify', 'A brief message appears'],
];

function CueTable() {
  const { cue, climb } = useSound();
  return (
    <>
      <PagePart title="Ten cues" note="Computed on the device; nothing is downloaded.">
        <PageTable
          label="Cues"
          columns={['Cue', 'When', 'Vibration in ms', 'Listen']}
          rows={cues.map(([name, when]) => [
            name,
            when,
            cueScores[name].vibration?.join(' · ') ?? '–',
            <Button key={name} size="sm" variant="soft" onClick={() => cue(name)}>
              Play {name}
            </Button>,
          ])}
        />
      </PagePart>
      <PagePart
        title="A tone that climbs"
        note="Its pitch follows the multiplier of crash and limbo, and it ends with the round."
      >
        {[0, 0.5, 1].map((height) => (
          <Button key={height} size="sm" variant="soft" onClick={() => climb(height)}>
            Height {height}
          </Button>
        ))}
        <Button size="sm" variant="ghost" onClick={() => climb(null)}>
          End
        </Button>
      </PagePart>
    </>
  );
}

function SoundPage() {
  const [isOn, setIsOn] = useState(false);
  const sound = useKitSound(isOn);
  return (
    <FoundationPage
      title="Sound"
      lead="Off until the player turns it on. It conveys nothing that the page does not show, and never celebrates a payout of the stake or less."
    >
      <Switch label="Sound is on" checked={isOn} onCheckedChange={setIsOn} />
      <SoundContext.Provider value={sound}>
        <CueTable />
      </SoundContext.Provider>
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Sound',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => <SoundPage />,
} satisfies Meta;
export default meta;

export const Page: StoryObj<typeof meta> = {};
