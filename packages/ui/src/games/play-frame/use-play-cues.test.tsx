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

/** The cues that are played from one step to the next. */
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

describe('the cues of a play', () => {
  it('the cues of a play sound that a stake was taken', async () => {
    expect(await playedCues(['idle', null], ['playing', null], ['idle', null])).toEqual(['accept']);
  });

  it('the cues of a play sound that a stake was refused, and nothing when it is tried again', async () => {
    expect(await playedCues(['playing', null], ['refused', null], ['playing', null])).toEqual([
      'reject',
    ]);
  });

  it('the cues of a play celebrate only what is more than the stake', async () => {
    expect(await playedCues(['idle', null], ['idle', paid('1001')])).toEqual(['win']);
    expect(await playedCues(['idle', null], ['idle', paid('1000')])).toEqual(['mark']);
    expect(await playedCues(['idle', null], ['idle', paid('999')])).toEqual(['mark']);
    expect(await playedCues(['idle', null], ['idle', paid('0')])).toEqual(['mark']);
  });

  it('the cues of a play leave silent the result that was there at first', async () => {
    expect(await playedCues(['idle', paid('5000')], ['idle', paid('5000')])).toEqual([]);
  });

  it('the cues of a play sound a press of what can be pressed, and of nothing else', async () => {
    const screen = await renderInKit(at('idle', null));
    cue.mockClear();
    await screen.getByText('Rules').click();
    await screen.getByRole('button', { name: 'Locked' }).click({ force: true });
    expect(cue).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Lay a chip' }).click();
    expect(cue.mock.calls).toEqual([['tap']]);
  });
});
