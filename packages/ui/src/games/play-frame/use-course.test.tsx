import { useImperativeHandle, useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { useCourse } from './use-course.ts';

function Shown({ playId }: { playId: string | null }) {
  const root = useRef<HTMLParagraphElement>(null);
  const drawn = useRef<HTMLSpanElement>(null);
  const { isAtRest, draw } = useCourse(playId, 1_000, root);
  useImperativeHandle(draw, () => (share: number) => {
    if (drawn.current) drawn.current.textContent = `drawn ${share}`;
  });
  return (
    <p ref={root}>
      <b>{isAtRest ? 'at rest' : 'on its way'}</b> <span ref={drawn} />
    </p>
  );
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

describe('useCourse', () => {
  it('useCourse does not animate the initial play', async () => {
    const screen = await renderInKit(<Shown playId="a" />, { motion: 'system' });
    await expect.element(screen.getByText('at rest', { exact: true })).toBeVisible();
  });

  it('useCourse progresses from 0 to 1 frame by frame for a new play', async () => {
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

  it('useCourse is complete with the first frame with reduced motion', async () => {
    const screen = await renderInKit(<Shown playId={null} />);
    const frame = holdFrames();
    await screen.rerender(<Shown playId="a" />);
    frame(5_000);
    await expect.element(screen.getByText('at rest', { exact: true })).toBeVisible();
  });
});
