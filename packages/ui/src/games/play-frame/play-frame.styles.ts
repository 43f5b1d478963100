import { styled } from 'styled-components';
import { GameStage } from '../../components/game-stage/game-stage.tsx';

export const Root = styled.div`
  min-inline-size: 0;
  color: var(--lobi-color-text);
  font: 400 var(--lobi-font-15) var(--lobi-font-family);
  container: play-frame / inline-size;

  * + & {
    margin-block-start: 10px;
  }
`;

/** On a wide page the controls stand beside the screen, and what is played on below it. */
export const Stage = styled(GameStage)`
  --play-ratio: var(--play-narrow);
  gap: 10px;
  container-type: normal;

  > .lobi-GameStage-frame {
    scroll-margin-block-start: calc(var(--lobi-navbar-height, 0px) + 8px);
  }
  > .lobi-GameStage-side {
    gap: 10px;
  }
  @container play-frame (max-width: 879.98px) {
    &[data-docked] .lobi-GameStage-controls {
      position: sticky;
      z-index: 3;
      inset-block-end: var(--lobi-bottom-bar-height, 0px);
      margin-inline: calc(var(--lobi-page-gutter, 0px) * -1);
      padding: 10px var(--lobi-page-gutter, 0px);
      border-block-start: 1px solid var(--lobi-color-border-subtle);
      background: var(--lobi-color-canvas);
    }
  }
  @container play-frame (min-width: 880px) {
    --play-ratio: var(--play-wide);
    grid-template-columns: minmax(0, 1fr) clamp(340px, 30%, 400px);
    grid-template-rows: auto auto auto 1fr;
    align-items: start;
    gap: 16px 20px;

    > .lobi-GameStage-toolbar {
      grid-column: 1 / -1;
    }
    > .lobi-GameStage-frame {
      grid-area: 2 / 1;
    }
    > .lobi-GameStage-side {
      display: contents;
    }
    .lobi-GameStage-play {
      grid-area: 3 / 1;
    }
    .lobi-GameStage-controls {
      position: sticky;
      inset-block-start: calc(var(--lobi-navbar-height, 0px) + 16px);
      grid-area: 2 / 2 / span 3;
    }
    .lobi-GameStage-info {
      grid-area: 4 / 1;
    }
  }
`;

export const Head = styled.header`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 4px 8px;
  min-inline-size: 0;

  /* The tools of a phone give their frame to the name. */
  @container play-frame (max-width: 400px) {
    .lobi-GameToolbar-root {
      flex-wrap: nowrap;
      gap: 0;
      padding: 0;
      border: 0;
      background: none;
    }
  }
`;

export const Name = styled.div`
  flex: 1;
  min-inline-size: 0;

  h1 {
    overflow: hidden;
    margin: 0;
    font: 800 var(--lobi-font-17) var(--lobi-font-family-display, var(--lobi-font-family));
    letter-spacing: -0.015em;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  p {
    margin: 0;
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
    font-variant-numeric: tabular-nums;
  }
  @container play-frame (min-width: 880px) {
    display: flex;
    align-items: baseline;
    gap: 12px;

    h1 {
      font: 800 var(--lobi-font-30) var(--lobi-font-family-display, var(--lobi-font-family));
      letter-spacing: -0.025em;
    }
    p {
      font: 400 var(--lobi-font-15) var(--lobi-font-family);
    }
  }
`;

export const Screen = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  block-size: 100%;
`;

/** What moves in it is laid out by itself: a figure that changes must not lay the page out again. */
export const Picture = styled.div`
  position: relative;
  contain: layout;
  display: grid;
  grid-row: 2;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  min-block-size: 0;
`;

/**
 * Out of the flow and of a size of its own, it is laid out without anything around it: a figure that
 * changes in every frame costs a quarter of what it costs within the flow.
 */
export const Scene = styled.div`
  position: absolute;
  inset: 0;
  contain: size layout;
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
`;

/** One line above the picture, so that the stake below stays in view on a phone. */
export const Jackpot = styled.div`
  padding: 4px 14px;
  background: color-mix(in srgb, var(--lobi-color-surface) 88%, transparent);

  .lobi-JackpotTicker-root {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 12px;
  }
  @container play-frame (max-width: 400px) {
    .lobi-JackpotTicker-amount {
      font: 800 var(--lobi-font-15) var(--lobi-font-family-display, var(--lobi-font-family));
      font-variant-numeric: tabular-nums;
    }
  }
`;

export const Info = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
`;
