import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';

export const Root = styled.section`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  background: var(--lobi-art-shade);
  /* The stage is dark in every brand; its text colour is therefore fixed too. */
  color: #f4f2ec;

  ${largeText} {
    aspect-ratio: auto;
    min-block-size: 14rem;
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    block-size: 34%;
    background: linear-gradient(
      transparent,
      color-mix(in srgb, var(--lobi-art-shade) 72%, transparent)
    );
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

export const Note = styled.p`
  position: absolute;
  z-index: 1;
  inset-inline: 12px;
  inset-block-end: 12px;
  display: flex;
  align-items: center;
  gap: 8px;
  margin: 0;
  color: #d4d6e4;
  font: 400 var(--lobi-font-13) var(--lobi-font-family);

  /* One line, even with little height. */
  @media (max-width: 959px) {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;

    ${largeText} {
      white-space: normal;
    }
    svg {
      display: inline-block;
      margin-inline-end: 8px;
      vertical-align: middle;
    }
  }

  @media (min-width: 960px) {
    inset-inline: 20px;
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
  border-radius: var(--lobi-radius-xs);
  background: color-mix(in srgb, var(--lobi-art-shade) 72%, transparent);
  color: #d4d6e4;
  font: 400 var(--lobi-font-12) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;

  @media (min-width: 960px) {
    display: none;
  }
`;

/** Status of the broadcast as text, in the opposite corner. */
export const State = styled.p`
  position: absolute;
  z-index: 1;
  inset-block-start: 8px;
  inset-inline-end: 12px;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  margin: 0;
  padding: 3px 8px;
  border-radius: var(--lobi-radius-xs);
  background: color-mix(in srgb, var(--lobi-art-shade) 82%, transparent);
  color: #f4f2ec;
  font: 600 var(--lobi-font-12) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;

  &::before {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    border-radius: 50%;
    background: #979cb8;
  }
  &[data-status='live']::before {
    background: #ff7a7a;
  }
  &[data-status='delayed']::before {
    background: #facc15;
  }
`;

/** Text shown instead of the video while there is none. */
export const Cover = styled.div`
  position: absolute;
  z-index: 1;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 6px;
  padding: 16px;
  background: color-mix(in srgb, var(--lobi-art-shade) 72%, transparent);
  text-align: center;

  b {
    font: 700 var(--lobi-font-17) var(--lobi-font-family);
  }
  span {
    color: #d4d6e4;
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
  button {
    margin-block-start: 6px;
    border-color: #d4d6e4;
    color: #f4f2ec;
  }
`;

export const Captions = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-end: 44px;
  inset-inline: 12px;
  text-align: center;
  pointer-events: none;

  &:empty {
    display: none;
  }
`;

export const Controls = styled.div`
  position: absolute;
  z-index: 2;
  inset-block-end: 2px;
  inset-inline-end: 4px;
  display: flex;

  button {
    color: #f4f2ec;
  }
`;

/** A calm sky for a broadcast without a custom poster. */
export const Sky = styled.div`
  position: absolute;
  inset: 0;
  background:
    radial-gradient(
      60% 80% at 50% 0%,
      color-mix(in srgb, var(--lobi-color-accent) 18%, transparent),
      transparent 70%
    ),
    linear-gradient(var(--lobi-art-ground), var(--lobi-art-shade));
`;
