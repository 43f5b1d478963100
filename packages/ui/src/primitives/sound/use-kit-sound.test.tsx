import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { id } from '../../messages/id.ts';
import { KitProvider } from '../kit-provider/kit-provider.tsx';
import { useSound } from './sound-context.ts';

const vibrate = vi.fn(() => true);
const start = AudioScheduledSourceNode.prototype.start;
const startTone = vi.fn(function tone(this: AudioScheduledSourceNode, at?: number) {
  start.call(this, at);
});
const makeContext = vi.fn();

/** A fake audio context that plays without a user gesture, which a test page does not have. */
class ReadyAudioContext extends AudioContext {
  constructor() {
    super();
    makeContext();
  }
  override get state(): AudioContextState {
    return 'running';
  }
}

function Game() {
  const { cue } = useSound();
  return (
    <button type="button" onClick={() => cue('lastCall')}>
      Last call
    </button>
  );
}

const page = (sound?: boolean) => (
  <KitProvider messages={id} sound={sound}>
    <Game />
  </KitProvider>
);

beforeEach(() => {
  vi.stubGlobal('AudioContext', ReadyAudioContext);
  vi.spyOn(navigator, 'vibrate').mockImplementation(vibrate);
  vi.spyOn(AudioScheduledSourceNode.prototype, 'start').mockImplementation(startTone);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

describe('the sound of the kit', () => {
  it('the sound of the kit is off by default: no sound and no vibration', async () => {
    const screen = await render(page());
    await screen.getByRole('button').click();
    expect(makeContext).not.toHaveBeenCalled();
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('the sound of the kit plays and vibrates while it is on, and stops when turned off', async () => {
    const screen = await render(page(true));
    await expect
      .poll(async () => {
        await screen.getByRole('button').click();
        return vibrate.mock.calls.length;
      })
      .toBeGreaterThan(0);
    expect(vibrate).toHaveBeenLastCalledWith([30, 120, 30]);
    expect(startTone.mock.calls.length).toBe(2 * vibrate.mock.calls.length);
    vi.clearAllMocks();
    await screen.rerender(page(false));
    await screen.getByRole('button').click();
    expect(vibrate).not.toHaveBeenCalled();
    expect(startTone).not.toHaveBeenCalled();
  });

  it('the sound of the kit is silent while the page is hidden', async () => {
    const screen = await render(page(true));
    await expect.poll(() => makeContext.mock.calls.length).toBe(1);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await screen.getByRole('button').click();
    expect(vibrate).not.toHaveBeenCalled();
    expect(startTone).not.toHaveBeenCalled();
  });
});
