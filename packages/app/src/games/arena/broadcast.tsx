import type { VideoStatus } from '@lobi/ui/games';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Video = styled.video`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

export interface BroadcastProps {
  src: string;
  /** `undefined` once there is a picture, of which nothing is to be said. */
  onStatus: (status: VideoStatus | undefined) => void;
}

/** The broadcast of a fight: starts by itself and silent, as browsers and neighbours want it. */
export function Broadcast({ src, onStatus }: BroadcastProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // It may have come, or failed, before anybody listened.
    if (video.current?.error) onStatus('error');
    else if (video.current?.readyState) onStatus(undefined);
  }, [onStatus]);
  return (
    <Video
      ref={video}
      src={src}
      autoPlay
      muted
      playsInline
      controls
      // Where a phone starts nothing by itself no picture comes; what is known of it is enough.
      onLoadedMetadata={() => onStatus(undefined)}
      onError={() => onStatus('error')}
      onEnded={() => onStatus('ended')}
    />
  );
}
