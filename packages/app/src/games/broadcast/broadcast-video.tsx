import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Video = styled.video`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

interface BroadcastVideoProps {
  muted: boolean;
  /** Called with the mounted element, and with `null` when it unmounts. */
  onVideo: (video: HTMLVideoElement | null) => void;
  onPoppedOutChange: (poppedOut: boolean) => void;
}

/** The video element of a broadcast, to which its player attaches. */
export function BroadcastVideo({ muted, onVideo, onPoppedOutChange }: BroadcastVideoProps) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // The attribute is only the initial state.
    if (ref.current) ref.current.muted = muted;
  }, [muted]);
  useEffect(() => {
    const video = ref.current;
    if (!video) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    video.addEventListener('enterpictureinpicture', () => onPoppedOutChange(true), { signal });
    video.addEventListener('leavepictureinpicture', () => onPoppedOutChange(false), { signal });
    onVideo(video);
    return () => {
      leaving.abort();
      onPoppedOutChange(false);
      onVideo(null);
    };
  }, [onVideo, onPoppedOutChange]);
  return <Video ref={ref} muted playsInline />;
}
