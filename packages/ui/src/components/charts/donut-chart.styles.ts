import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';

export const Layout = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;
  min-block-size: var(--chart-height);
  padding-inline: var(--chart-inset);
`;

export const Ring = styled.div`
  position: relative;
  flex: 0 0 auto;
  inline-size: min(var(--donut-size), 100%);
  aspect-ratio: 1;
  margin-inline: auto;
  direction: ltr;

  @container (min-width: 440px) {
    inline-size: clamp(148px, calc(100% - 284px), var(--donut-size));
  }
  /* The ring grows with the text in its centre. */
  ${largeText} {
    inline-size: min(calc(var(--donut-size) * 2), 100%);
  }
  path {
    transition: opacity var(--lobi-motion-fast) var(--lobi-ease-out);
  }
`;

export const Middle = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  padding: 17%;
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-12) var(--lobi-font-family);
  text-align: center;
  pointer-events: none;
  overflow-wrap: break-word;

  strong {
    color: var(--lobi-color-text);
    font: var(--lobi-font-weight-display) var(--lobi-font-17) var(--lobi-font-family-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.012em;
    white-space: nowrap;
  }
`;

export const Parts = styled.ul`
  display: grid;
  flex: 1 1 260px;
  min-inline-size: 0;
`;

export const Part = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto minmax(4.6ch, auto);
  align-items: center;
  gap: 2px 10px;
  inline-size: calc(100% + 16px);
  min-block-size: 36px;
  margin-inline: -8px;
  padding: 4px 8px;
  border-radius: var(--lobi-radius-sm);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  text-align: start;
  transition: background-color var(--lobi-motion-fast) var(--lobi-ease-out);

  @media (pointer: coarse) {
    min-block-size: 44px;
  }
  @media (hover: hover) {
    &:hover {
      background: var(--lobi-veil);
    }
  }
  &[aria-pressed='true'] {
    background: var(--lobi-veil-strong);
  }
  > span {
    min-inline-size: 0;
    overflow-wrap: break-word;
  }
  > b {
    font-weight: 600;
    white-space: nowrap;
  }
  > i {
    color: var(--lobi-color-text3);
    font-style: normal;
    text-align: end;
  }
  /* Large text has no room beside the name: amount and share are below it. */
  ${largeText} {
    grid-template-columns: auto minmax(0, 1fr);

    > :is(b, i) {
      grid-column: 2;
      text-align: start;
    }
  }
`;
