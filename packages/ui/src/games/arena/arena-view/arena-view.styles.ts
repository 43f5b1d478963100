import { styled } from 'styled-components';
import { BetPanel } from '../bet-panel/bet-panel.tsx';
import { Panel } from '../panel.styles.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  color: var(--lobi-color-text);
  font: 400 var(--lobi-font-15) var(--lobi-font-family);
  word-spacing: 0.06em;

  @media (max-width: 959px) {
    /* What the keyboard reaches must not hide under the stage that stays in view. */
    :is(button, input, a, summary) {
      scroll-margin-block: calc(56.25vw + 140px) 96px;
    }
  }
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) clamp(344px, 30vw, 424px);
    align-items: start;
    gap: 20px 24px;
  }
`;

export const Title = styled.div`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);

  h1 {
    margin: 0;
    font: 800 var(--lobi-font-30) var(--lobi-font-family-display, var(--lobi-font-family));
    letter-spacing: -0.025em;
  }
  p {
    margin: 0;
    color: var(--lobi-color-text3);
  }
  a {
    margin-inline-start: auto;
  }
  @media (min-width: 960px) {
    position: static;
    display: flex;
    grid-column: 1 / -1;
    align-items: center;
    gap: 14px;
    inline-size: auto;
    block-size: auto;
    margin-block-end: -4px;
    overflow: visible;
    clip-path: none;

    p {
      padding-block-start: 8px;
    }
  }
`;

export const Stage = styled.div`
  position: sticky;
  z-index: 2;
  inset-block-start: var(--lobi-navbar-height);
  min-inline-size: 0;
  margin-inline: calc(var(--lobi-page-gutter) * -1);
  background: var(--lobi-color-canvas);

  @media (max-width: 959px) and (max-height: 640px) {
    position: static;
  }
  @media (min-width: 960px) {
    position: static;
    grid-column: 1;
    margin: 0;
    overflow: hidden;
    border: 1px solid color-mix(in srgb, var(--lobi-color-border-subtle) 60%, transparent);
    border-radius: var(--lobi-radius-lg);
  }
`;

/** On a phone its children stand in the one column; on a desktop it is the sticky slip. */
export const Slip = styled.div`
  display: contents;

  @media (min-width: 960px) {
    position: sticky;
    inset-block-start: calc(var(--lobi-navbar-height) + 20px);
    display: grid;
    grid-column: 2;
    grid-row: 2 / span 3;
    gap: 16px;
    min-inline-size: 0;
  }
`;

export const Board = styled.section`
  display: contents;

  @media (min-width: 960px) {
    display: grid;
    gap: 18px;
    min-inline-size: 0;
    padding: 20px;
    border: 1px solid color-mix(in srgb, var(--lobi-color-border-subtle) 60%, transparent);
    border-radius: var(--lobi-radius-lg);
    background: var(--lobi-color-surface);
    box-shadow: var(--lobi-edge);
  }
`;

export const Slipped = styled(BetPanel)`
  min-inline-size: 0;
`;

export const Below = styled.div`
  display: contents;

  > * {
    min-inline-size: 0;
  }
  @media (max-width: 959px) {
    > * {
      margin-block-start: 4px;
    }
  }
  @media (min-width: 960px) {
    display: grid;
    grid-column: 1;
    gap: 20px;
    min-inline-size: 0;
  }
`;

export const Last = styled.div`
  min-inline-size: 0;

  @media (max-width: 959px) {
    order: 9;
    margin-block-start: 4px;
  }
`;

export const Roads = styled(Panel)`
  display: grid;
  gap: 12px;

  header {
    margin: 0;
  }
`;

/** Room of the broadcast and the banner below it. */
export const Screen = styled.div`
  aspect-ratio: 16 / 11;
`;
