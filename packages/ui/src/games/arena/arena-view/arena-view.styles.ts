import { styled } from 'styled-components';
import { BetPanel } from '../bet-panel/bet-panel.tsx';
import { Panel } from '../panel.styles.ts';
import { lowScreen, phoneOnItsSide } from '../../../primitives/low-screen.ts';
import {
  focusAboveDock,
  pictureBeside,
  pictureOnPhone,
} from '../../play-frame/play-dock.styles.ts';
import { sessionLine, sessionOnPhone } from '../../play-frame/play-head.styles.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  color: var(--lobi-color-text);
  font: 400 var(--lobi-font-15) var(--lobi-font-family);
  word-spacing: 0.06em;

  @media (max-width: 959px) {
    --play-minimum: 4rem;
    display: flex;
    flex-direction: column;
    ${focusAboveDock}

    .lobi-BetPanel-root:not([data-block='guest']) {
      display: contents;
    }
    /* Focused elements must not be hidden by the sticky stage. */
    :is(button, input, a, summary) {
      scroll-margin-block-start: calc(56.25vw + 140px);

      ${lowScreen} {
        scroll-margin-block-start: calc(var(--lobi-navbar-height) + 8px);
      }
    }
  }
  /* Stage and history scroll past the sticky slip. */
  ${phoneOnItsSide} {
    --play-under: 4.5rem;
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(16rem, 40%);
    align-items: start;
    column-gap: 16px;
  }
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) clamp(344px, 30vw, 424px);
    align-items: start;
    gap: 20px 24px;
  }
`;

/** Announcement and title. */
export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  min-inline-size: 0;

  ${lowScreen} {
    display: contents;
  }
  @media (min-width: 960px) {
    grid-column: 1 / -1;
  }
`;

export const Notice = styled.div`
  min-inline-size: 0;

  /* The height of the screen is needed for stage and slip. */
  ${lowScreen} {
    order: 1;
  }
  ${phoneOnItsSide} {
    grid-area: 4 / 1 / auto / -1;
  }
`;

export const Title = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 8px;
  min-inline-size: 0;

  h1,
  p {
    overflow: hidden;
    margin: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  h1 {
    font: 800 var(--lobi-font-17) var(--lobi-font-family-display, var(--lobi-font-family));
    letter-spacing: -0.015em;
  }
  ${phoneOnItsSide} {
    grid-column: 1 / -1;
  }
  @media (min-width: 960px) {
    display: flex;
    grid-column: 1 / -1;
    gap: 14px;
    margin-block-end: -4px;

    h1 {
      font: 800 var(--lobi-font-30) var(--lobi-font-family-display, var(--lobi-font-family));
      letter-spacing: -0.025em;
    }
  }
`;

/** Facts below the name; the fighters' names are shortened if there is not enough room. */
export const Facts = styled.div`
  display: flex;
  grid-row: 2;
  gap: 10px;
  min-inline-size: 0;
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-12) var(--lobi-font-family);

  ${lowScreen} {
    display: none;
  }
  @media (min-width: 960px) {
    padding-block-start: 8px;
    font: 400 var(--lobi-font-15) var(--lobi-font-family);
  }
`;

/** Time and net of the session, on the last line of the title. */
export const SessionLine = styled.div`
  ${sessionLine}
  @media (max-width: 959px) {
    grid-row: 3;
    ${sessionOnPhone}
  }
  /* In the place of the facts, which are hidden there. */
  ${lowScreen} {
    grid-row: 2;
  }
  @media (min-width: 960px) {
    margin-inline-start: auto;
  }
`;

/** Buttons beside the title. */
export const Tools = styled.div`
  display: flex;
  grid-area: 1 / 2 / span 2;
  margin-inline-start: auto;
`;

export const Stage = styled.div`
  position: sticky;
  z-index: 2;
  inset-block-start: var(--lobi-navbar-height);
  min-inline-size: 0;
  margin-inline: calc(var(--lobi-page-gutter) * -1);
  background: var(--lobi-color-canvas);

  @media (max-width: 959px) {
    .lobi-VideoStage-root {
      inline-size: 100%;
      ${pictureOnPhone}
    }
  }
  ${phoneOnItsSide} {
    .lobi-VideoStage-root {
      ${pictureBeside}
    }
  }
  ${lowScreen} {
    position: static;
  }
  ${phoneOnItsSide} {
    grid-area: 2 / 1;
    margin-inline: 0;
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

/** On a phone its children are part of the single column; on a desktop it is the sticky slip. */
export const Slip = styled.div`
  display: contents;

  ${phoneOnItsSide} {
    display: flex;
    flex-direction: column;
    gap: 10px;
    grid-area: 2 / 2 / span 2;
    align-self: stretch;
    min-inline-size: 0;
  }
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
  ${phoneOnItsSide} {
    display: grid;
    grid-area: 3 / 1;
    gap: 10px;
    min-inline-size: 0;
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

/** Placeholder for roads that failed to load. */
export const Unknown = styled.p`
  margin: 0;
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-15) var(--lobi-font-family);
`;

/** Container of the broadcast and the banner below it. */
export const Screen = styled.div`
  aspect-ratio: 16 / 11;
`;
