import { useImperativeHandle, useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SoundContext } from '../../primitives/sound/sound-context.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { useAnimationProgress } from './use-animation-progress.ts';

function Shown({ playId }: { playId: string | null }) {
  const root = useRef<HTMLParagraphElement>(null);
  const drawn = useRef<HTMLSpanElement>(null);
  const { isAtRest, draw } = useAnimationProgress(playId, 1_000, root);
  useImperativeHandle(draw, () => (share: number) => {
    if (drawn.current) drawn.current.textContent = `drawn ${share}`;
  });
  return (
    <p ref={root}>
      <b>{isAtRest ? 'at rest' : 'on its way'}</b> <span ref={drawn} />
    </p>
  );
}

const halfway = [0.5];

function Sounding({ playId }: { playId: string | null }) {
  const root = useRef<HTMLParagraphElement>(null);
  const { isAtRest } = useAnimationProgress(playId, 1_000, root, halfway, 'click');
  return <p ref={root}>{isAtRest ? 'at rest' : 'on its way'}</p>;
}

/** The test controls animation frames. */
function holdFrames(): (atMs: number) => void {
  let waiting: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) =>
    waiting.push(callback),
  );
  return (atMs) => {
    const due = waiting;
    waiting = [];
    for (const frame of due) frame(atMs);
  };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('useAnimationProgress', () => {
  it('useAnimationProgress does not animate the initial play', async () => {
    const screen = await renderInKit(<Shown playId="a" />, { motion: 'system' });
    await expect.element(screen.getByText('at rest', { exact: true })).toBeVisible();
  });

  it('useAnimationProgress progresses from 0 to 1 frame by frame for a new play', async () => {
    const screen = await renderInKit(<Shown playId={null} />, { motion: 'system' });
    const frame = holdFrames();
    await screen.rerender(<Shown playId="a" />);
    await expect.element(screen.getByText('on its way', { exact: true })).toBeVisible();
    frame(5_000);
    await expect.element(screen.getByText('drawn 0', { exact: true })).toBeVisible();
    frame(5_500);
    await expect.element(screen.getByText('drawn 0.5', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('on its way', { exact: true })).toBeVisible();
    frame(6_200);
    await expect.element(screen.getByText('drawn 1', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('at rest', { exact: true })).toBeVisible();
  });

  it('useAnimationProgress plays the cue of a mark once, when the animation passes it', async () => {
    const cue = vi.fn<(name: string) => void>();
    const shown = (playId: string | null) => (
      <SoundContext.Provider value={{ cue, climb: () => undefined }}>
        <Sounding playId={playId} />
      </SoundContext.Provider>
    );
    const screen = await renderInKit(shown(null), { motion: 'system' });
    const frame = holdFrames();
    await screen.rerender(shown('a'));
    for (const atMs of [5_000, 5_400]) frame(atMs);
    expect(cue).not.toHaveBeenCalled();
    for (const atMs of [5_500, 5_600, 6_000]) frame(atMs);
    expect(cue.mock.calls).toEqual([['click']]);
  });

  it('useAnimationProgress is complete with the first frame with reduced motion', async () => {
    const screen = await renderInKit(<Shown playId={null} />);
    const frame = holdFrames();
    await screen.rerender(<Shown playId="a" />);
    frame(5_000);
    await expect.element(screen.getByText('at rest', { exact: true })).toBeVisible();
  });
});
