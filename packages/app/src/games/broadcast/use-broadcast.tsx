import { VideoControls, type StreamProps } from '@lobi/ui/games';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { BroadcastVideo } from './broadcast-video.tsx';
import { broadcastStatus } from './broadcast-status.ts';
import { createBroadcastMachine } from './broadcast.machine.ts';
import { openPlayer } from './open-player.ts';
import { savesData } from './saves-data.ts';

const machine = createBroadcastMachine({
  openPlayer,
  savesData,
  isOnline: () => navigator.onLine,
});

/** Toggles picture-in-picture, if the browser supports it. */
function movePicture(video: HTMLVideoElement | null, poppedOut: boolean): void {
  const moved = poppedOut ? video?.requestPictureInPicture() : document.exitPictureInPicture();
  // If the browser denies it, picture and button stay unchanged.
  moved?.catch(() => undefined);
}

/**
 * The broadcast of a game for its stage: the picture, muted until the viewer turns on the sound, its
 * buttons, and its status.
 * @param address `null` for a game without a broadcast
 */
export function useBroadcast(address: string | null): StreamProps {
  const actor = useActorRef(machine, { input: { address } });
  const { send } = actor;
  useEffect(() => {
    if (actor.getSnapshot().context.address !== address) send({ type: 'ADDRESS.CHANGED', address });
  }, [actor, send, address]);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    addEventListener('online', () => send({ type: 'NETWORK.RESTORED' }), { signal });
    addEventListener('offline', () => send({ type: 'NETWORK.LOST' }), { signal });
    return () => leaving.abort();
  }, [send]);

  const [muted, setMuted] = useState(true);
  const [poppedOut, setPoppedOut] = useState(false);
  const onVideo = useCallback(
    (video: HTMLVideoElement | null) =>
      send(video ? { type: 'VIDEO.MOUNTED', video } : { type: 'VIDEO.UNMOUNTED' }),
    [send],
  );
  const status = useSelector(actor, (snapshot) => broadcastStatus(snapshot).status);
  const delaySeconds = useSelector(actor, (snapshot) => broadcastStatus(snapshot).delaySeconds);
  return useMemo(() => {
    if (address === null) return {};
    const popOut = (out: boolean) => movePicture(actor.getSnapshot().context.video, out);
    return {
      stream: <BroadcastVideo muted={muted} onVideo={onVideo} onPoppedOutChange={setPoppedOut} />,
      streamStatus: status,
      streamDelaySeconds: delaySeconds,
      streamControls: (
        <VideoControls
          muted={muted}
          onMutedChange={setMuted}
          poppedOut={poppedOut}
          onPoppedOutChange={document.pictureInPictureEnabled ? popOut : undefined}
          onStop={() => send({ type: 'STOP.CHOSEN' })}
        />
      ),
      onStreamRetry: () => send({ type: 'RETRY.CHOSEN' }),
      onStreamStart: () => send({ type: 'START.CHOSEN' }),
    };
  }, [actor, send, address, muted, poppedOut, onVideo, status, delaySeconds]);
}
