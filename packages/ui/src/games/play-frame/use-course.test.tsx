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

/** Frames come only when the test lets them. */
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
  it('useCourse is at rest for the play that was there at first', async () => {
    const screen = await renderInKit(<Shown playId="a" />, { motion: 'system' });
    await expect.element(screen.getByText('at rest', { exact: true })).toBeVisible();
  });

  it('useCourse goes from 0 to 1 as a new play comes, frame by frame', async () => {
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

  it('useCourse is at rest with the first frame where motion is reduced', async () => {
    const screen = await renderInKit(<Shown playId={null} />);
    const frame = holdFrames();
    await screen.rerender(<Shown playId="a" />);
    frame(5_000);
    await expect.element(screen.getByText('at rest', { exact: true })).toBeVisible();
  });
});
