import { keyframes, styled } from 'styled-components';

const slide = keyframes`
  from { opacity: 0; transform: translate(40cqi, -30cqi) rotate(24deg) scale(0.8); }
  60% { opacity: 1; }
`;

/** Cards look the same in every theme: their colours are fixed. */
export const Card = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: var(--card, 56px);
  aspect-ratio: 5 / 7;
  border-radius: calc(var(--card, 56px) / 9);
  background: linear-gradient(160deg, #fffdf8, #f0eade);
  box-shadow:
    inset 0 0 0 1px rgb(0 0 0 / 0.14),
    0 3px 8px rgb(0 0 0 / 0.4);
  color: #1c1a22;
  direction: ltr;

  &[data-red] {
    color: #b01224;
  }
  b {
    position: absolute;
    inset-block-start: 7%;
    inset-inline-start: 9%;
    font: 800 calc(var(--card, 56px) / 2.7) / 1 var(--lobi-font-family);
    letter-spacing: -0.04em;
  }
  svg {
    position: absolute;
    inset-block-end: 6%;
    inset-inline-end: 7%;
    inline-size: 58%;
    fill: currentColor;
  }
  &[data-across] {
    rotate: 90deg;
    margin-inline: calc(var(--card, 56px) / 5);
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-dealt] {
      animation: ${slide} 420ms var(--lobi-ease-out) both;
    }
  }
  [data-lobi-motion='reduced'] & {
    animation: none;
  }
`;

/** Placeholder for a card that is not dealt yet. */
export const Place = styled.span`
  flex: none;
  inline-size: var(--card, 56px);
  aspect-ratio: 5 / 7;
  border: 1.5px dashed color-mix(in srgb, var(--lobi-color-text) 28%, transparent);
  border-radius: calc(var(--card, 56px) / 9);
`;
