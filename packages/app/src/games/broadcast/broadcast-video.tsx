import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Video = styled.video`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

interface BroadcastVideoProps {
  muted: boolean;
  /** Called with the element once it is on the page, and with `null` when it leaves. */
  onVideo: (video: HTMLVideoElement | null) => void;
  onPoppedOutChange: (poppedOut: boolean) => void;
}

/** The picture of a broadcast; its player attaches itself once it is on the page. */
export function BroadcastVideo({ muted, onVideo, onPoppedOutChange }: BroadcastVideoProps) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // The attribute counts only until the video has begun.
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
