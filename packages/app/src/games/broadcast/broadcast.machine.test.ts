import { SimulatedClock, createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { broadcastStatus } from './broadcast-status.ts';
import {
  createBroadcastMachine,
  patienceMs,
  retryDelaysMs,
  type BroadcastEvent,
} from './broadcast.machine.ts';
import type { PlayerInput } from './player.types.ts';

const address = 'https://video.example/live.m3u8';
const video = {} as HTMLVideoElement;

/** A viewer of a broadcast, whose player the test controls. */
function watch(options: { savesData?: boolean; online?: boolean; address?: string | null } = {}) {
  const device = { online: options.online ?? true };
  const opened: PlayerInput[] = [];
  let closed = 0;
  const clock = new SimulatedClock();
  const actor = createActor(
    createBroadcastMachine({
      openPlayer: (input) => {
        opened.push(input);
        return () => void (closed += 1);
      },
      savesData: () => options.savesData ?? false,
      isOnline: () => device.online,
    }),
    { input: { address: options.address === undefined ? address : options.address }, clock },
  );
  actor.start();
  const status = () => broadcastStatus(actor.getSnapshot());
  const send = (event: BroadcastEvent) => actor.send(event);
  // The element is on the page exactly while the stage shows the player.
  let isMounted = false;
  const render = () => {
    const isShown = ['connecting', 'live', 'delayed', 'stalled', undefined].includes(
      status().status,
    );
    if (isShown && !isMounted) send({ type: 'VIDEO.MOUNTED', video });
    if (!isShown && isMounted) send({ type: 'VIDEO.UNMOUNTED' });
    isMounted = isShown;
  };
  render();
  return {
    opened,
    closed: () => closed,
    status: () => status().status,
    delay: () => status().delaySeconds,
    send: (event: BroadcastEvent) => (send(event), render()),
    pass: (ms: number) => (clock.increment(ms), render()),
    setOnline: (online: boolean) => {
      device.online = online;
      send({ type: online ? 'NETWORK.RESTORED' : 'NETWORK.LOST' });
      render();
    },
  };
}

const playing = { type: 'PLAYER.PLAYING', isLive: true } as const;
const failed = { type: 'PLAYER.FAILED' } as const;

describe('a broadcast', () => {
  it('a broadcast starts automatically and is live once the picture moves', () => {
    const viewer = watch();
    expect(viewer.status()).toBe('connecting');
    expect(viewer.opened).toEqual([expect.objectContaining({ address, video, savesData: false })]);
    viewer.send(playing);
    expect(viewer.status()).toBe('live');
  });

  it('a broadcast that is not live shows no live state', () => {
    const viewer = watch();
    viewer.send({ type: 'PLAYER.PLAYING', isLive: false });
    expect(viewer.status()).toBeUndefined();
  });

  it('a game without a broadcast opens no player', () => {
    const viewer = watch({ address: null });
    expect(viewer.status()).toBe('none');
    expect(viewer.opened).toEqual([]);
  });

  it('a broadcast on a device that saves data waits for the viewer, and then uses the smallest picture', () => {
    const viewer = watch({ savesData: true });
    expect(viewer.status()).toBe('waiting');
    expect(viewer.opened).toEqual([]);
    viewer.send({ type: 'START.CHOSEN' });
    expect(viewer.opened).toEqual([expect.objectContaining({ savesData: true })]);
  });

  it('a broadcast waits for a press if the browser blocks autoplay', () => {
    const viewer = watch();
    viewer.send({ type: 'PLAYER.BLOCKED' });
    expect(viewer.status()).toBe('waiting');
  });

  it('a stopped broadcast loads nothing until it is started again', () => {
    const viewer = watch();
    viewer.send(playing);
    viewer.send({ type: 'STOP.CHOSEN' });
    expect([viewer.status(), viewer.closed()]).toEqual(['waiting', 1]);
    viewer.pass(600_000);
    expect(viewer.opened).toHaveLength(1);
    viewer.send({ type: 'START.CHOSEN' });
    expect(viewer.opened).toHaveLength(2);
  });

  it('a delay is shown from ten seconds on, in steps of five', () => {
    const viewer = watch();
    viewer.send(playing);
    for (const [seconds, status, delay] of [
      [9, 'live', 0],
      [10, 'delayed', 10],
      [14, 'delayed', 10],
      [15, 'delayed', 15],
      [4, 'live', 0],
    ] as const) {
      viewer.send({ type: 'PLAYER.LAGGED', seconds });
      expect([viewer.status(), viewer.delay()]).toEqual([status, delay]);
    }
  });

  it('a stalled picture continues automatically, and fails after the timeout', () => {
    const viewer = watch();
    viewer.send(playing);
    viewer.send({ type: 'PLAYER.STALLED' });
    expect(viewer.status()).toBe('stalled');
    viewer.send(playing);
    expect(viewer.status()).toBe('live');
    viewer.send({ type: 'PLAYER.STALLED' });
    viewer.pass(patienceMs);
    expect([viewer.status(), viewer.closed()]).toEqual(['error', 1]);
  });

  it('a retry of a stalled picture reopens the player in the same element', () => {
    const viewer = watch();
    viewer.send(playing);
    viewer.send({ type: 'PLAYER.STALLED' });
    viewer.send({ type: 'RETRY.CHOSEN' });
    expect(viewer.status()).toBe('connecting');
    expect([viewer.opened.length, viewer.closed()]).toEqual([2, 1]);
  });

  it('a broadcast without a picture fails after the timeout', () => {
    const viewer = watch();
    viewer.pass(patienceMs);
    expect(viewer.status()).toBe('error');
  });

  it('a failed broadcast is retried automatically, at growing intervals', () => {
    const viewer = watch();
    for (const delay of [...retryDelaysMs, retryDelaysMs[3]]) {
      viewer.send(failed);
      viewer.pass(delay - 1);
      expect(viewer.status()).toBe('error');
      viewer.pass(1);
      expect(viewer.status()).toBe('connecting');
    }
  });

  it('the retry intervals are reset once the picture moves', () => {
    const viewer = watch();
    viewer.send(failed);
    viewer.pass(retryDelaysMs[0]);
    viewer.send(failed);
    viewer.pass(retryDelaysMs[1]);
    viewer.send(playing);
    viewer.send(failed);
    viewer.pass(retryDelaysMs[0]);
    expect(viewer.status()).toBe('connecting');
  });

  it('a viewer can retry a failed broadcast at once', () => {
    const viewer = watch();
    viewer.send(failed);
    viewer.send({ type: 'RETRY.CHOSEN' });
    expect([viewer.status(), viewer.opened.length]).toEqual(['connecting', 2]);
  });

  it.each([
    ['at the start', () => watch({ online: false })],
    [
      'while the picture is stalled',
      () => {
        const viewer = watch();
        viewer.send(playing);
        viewer.send({ type: 'PLAYER.STALLED' });
        viewer.setOnline(false);
        return viewer;
      },
    ],
    [
      'after the picture has used what was loaded',
      () => {
        const viewer = watch();
        viewer.send(playing);
        viewer.setOnline(false);
        expect(viewer.status()).toBe('live');
        viewer.send({ type: 'PLAYER.STALLED' });
        return viewer;
      },
    ],
  ])(
    'a viewer without a network sees the offline state %s, and the picture returns automatically',
    (_, offline) => {
      const viewer = offline();
      expect(viewer.status()).toBe('offline');
      const before = viewer.opened.length;
      viewer.setOnline(true);
      expect(viewer.status()).toBe('connecting');
      expect(viewer.opened).toHaveLength(before + 1);
    },
  );

  it('a broadcast that has ended stays ended until its address changes', () => {
    const viewer = watch();
    viewer.send(playing);
    viewer.send({ type: 'PLAYER.ENDED' });
    viewer.pass(600_000);
    expect(viewer.status()).toBe('ended');
    viewer.send({ type: 'ADDRESS.CHANGED', address: '/live/other.m3u8' });
    expect(viewer.opened.at(-1)).toMatchObject({ address: '/live/other.m3u8' });
  });

  it('a broadcast whose address is cleared ends at once', () => {
    const viewer = watch();
    viewer.send(playing);
    viewer.send({ type: 'ADDRESS.CHANGED', address: null });
    expect([viewer.status(), viewer.closed()]).toEqual(['none', 1]);
  });

  it('a changed address is played in the same element', () => {
    const viewer = watch();
    viewer.send(playing);
    viewer.send({ type: 'ADDRESS.CHANGED', address: '/live/other.m3u8' });
    expect(viewer.closed()).toBe(1);
    expect(viewer.opened.at(-1)).toMatchObject({ address: '/live/other.m3u8', video });
  });
});
