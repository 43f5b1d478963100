import { keyframes, styled } from 'styled-components';

const sway = keyframes`
  from { transform: rotate(-1.6deg); }
  to { transform: rotate(1.6deg); }
`;

export const Root = styled.section`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  background: #15102a;
  /* The stage is dark in every brand, as a broadcast is; its ink is fixed with it. */
  color: #f4f2ec;

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    block-size: 34%;
    background: linear-gradient(transparent, rgb(7 8 15 / 0.72));
    pointer-events: none;
  }
  video,
  iframe {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
    object-fit: cover;
  }
`;

export const Art = styled.svg`
  position: absolute;
  inset: 0;
  display: block;
  inline-size: 100%;
  block-size: 100%;

  [data-side] {
    transition: opacity var(--lobi-motion-overlay) var(--lobi-ease-out);
  }
  &[data-winner='meron'] [data-side='wala'],
  &[data-winner='wala'] [data-side='meron'] {
    opacity: 0.28;
  }
`;

export const Swing = styled.g`
  transform-origin: 0 -108px;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${sway} 4s var(--lobi-ease-in-out, ease-in-out) infinite alternate;
  }
  [data-lobi-motion='reduced'] & {
    animation: none;
  }
`;

export const Note = styled.p`
  position: absolute;
  z-index: 1;
  inset-inline-start: 12px;
  inset-block-end: 12px;
  display: flex;
  align-items: center;
  gap: 8px;
  margin: 0;
  color: #d4d6e4;
  font: 400 var(--lobi-font-13) var(--lobi-font-family);

  @media (min-width: 960px) {
    inset-inline-start: 20px;
    inset-block-end: 14px;
  }
`;

export const Clock = styled.p`
  position: absolute;
  z-index: 1;
  inset-block-start: 8px;
  inset-inline-start: 12px;
  margin: 0;
  padding: 3px 8px;
  border-radius: 6px;
  background: rgb(11 13 26 / 0.72);
  color: #d4d6e4;
  font: 400 var(--lobi-font-12) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;

  @media (min-width: 960px) {
    display: none;
  }
`;
