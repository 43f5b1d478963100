import { describe, expect, it, vi } from 'vitest';
import { SoundContext } from '../../primitives/sound/sound-context.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import type { PlayedOnce, PlayState } from './play-frame.types.ts';
import { usePlayCues, useTapCue } from './use-play-cues.ts';

const cue = vi.fn();
const sound = { cue, climb: () => undefined };

function Cues({ status, last }: { status: PlayState['status']; last: PlayedOnce | null }) {
  usePlayCues(status, last);
  return (
    <div onClickCapture={useTapCue()}>
      <button type="button">Lay a chip</button>
      <button type="button" aria-disabled="true">
        Locked
      </button>
      <p>Rules</p>
    </div>
  );
}

const at = (status: PlayState['status'], last: PlayedOnce | null) => (
  <SoundContext.Provider value={sound}>
    <Cues status={status} last={last} />
  </SoundContext.Provider>
);

/** Returns the cues that are played between two steps. */
async function playedCues(
  ...steps: readonly (readonly [PlayState['status'], PlayedOnce | null])[]
): Promise<unknown[]> {
  const [[status, last] = ['idle', null], ...others] = steps;
  const screen = await renderInKit(at(status as PlayState['status'], last as PlayedOnce | null));
  cue.mockClear();
  for (const step of others) await screen.rerender(at(...step));
  return cue.mock.calls.flat();
}

const paid = (payout: string, id = 'play-2'): PlayedOnce => ({ id, amount: '1000', payout });

describe('usePlayCues', () => {
  it('usePlayCues sounds when a stake is accepted', async () => {
    expect(await playedCues(['idle', null], ['playing', null], ['idle', null])).toEqual(['accept']);
  });

  it('usePlayCues sounds when a stake is rejected, and is silent for its retry', async () => {
    expect(await playedCues(['playing', null], ['refused', null], ['playing', null])).toEqual([
      'reject',
    ]);
  });

  it('usePlayCues celebrates only payouts above the stake', async () => {
    expect(await playedCues(['idle', null], ['idle', paid('1001')])).toEqual(['win']);
    expect(await playedCues(['idle', null], ['idle', paid('1000')])).toEqual(['mark']);
    expect(await playedCues(['idle', null], ['idle', paid('999')])).toEqual(['mark']);
    expect(await playedCues(['idle', null], ['idle', paid('0')])).toEqual(['mark']);
  });

  it('usePlayCues is silent for the initial result', async () => {
    expect(await playedCues(['idle', paid('5000')], ['idle', paid('5000')])).toEqual([]);
  });

  it('useTapCue sounds for presses of enabled controls only', async () => {
    const screen = await renderInKit(at('idle', null));
    cue.mockClear();
    await screen.getByText('Rules').click();
    await screen.getByRole('button', { name: 'Locked' }).click({ force: true });
    expect(cue).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Lay a chip' }).click();
    expect(cue.mock.calls).toEqual([['tap']]);
  });
});
