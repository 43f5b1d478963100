import { styled } from 'styled-components';

const Video = styled.video`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

/** The broadcast of a fight: starts by itself and silent, as browsers and neighbours want it. */
export function Broadcast({ src }: { src: string }) {
  return <Video src={src} autoPlay muted playsInline controls />;
}
