import { css, styled, type RuleSet } from 'styled-components';
import { coveredBelow } from '../../primitives/covered-below.ts';
import { lowScreen, phoneOnItsSide } from '../../primitives/low-screen.ts';

/** Condition of a phone in landscape; does not match a frame in a narrow column. */
export const frameOnItsSide = (rules: RuleSet) => css`
  ${phoneOnItsSide} {
    @container play-frame (min-width: 34rem) {
      ${rules}
    }
  }
`;

/**
 * The picture of a game beside its controls: it fits between header and navigation, with the space for
 * `--play-under` below it.
 */
export const pictureBeside = css`
  max-block-size: calc(
    100svh - var(--lobi-navbar-height, 0px) - ${coveredBelow} - var(--play-under, 0px) - 16px
  );
`;

/** The dock beside the picture: last in its column, so that it stays visible for any length of the column. */
export const dockBeside = css`
  order: 10;
  margin-block-start: auto;
  margin-inline: 0;
  padding-inline: 0;
`;

/**
 * Maximum height of a game's picture on a phone: with it, the dock, and as much of board and options as fits,
 * end above the navigation. Measured by `useFirstScreen`; a default until then.
 */
export const pictureOnPhone = css`
  max-block-size: max(
    var(--play-least),
    calc(
      100svh - var(--play-above, 168px) - var(--play-below, 110px) - var(--play-dock, 206px) -
        ${coveredBelow}
    )
  );
`;

/** The dock on a phone: always visible, above the scrolling content. */
export const dockOnPhone = css`
  position: sticky;
  z-index: 3;
  inset-block-end: ${coveredBelow};
  gap: 8px;
  margin-inline: calc(var(--lobi-page-gutter, 0px) * -1);
  /* The round button in the middle of the navigation overlaps the last pixels. */
  padding: 8px var(--lobi-page-gutter, 0px) 12px;
  border-block-start: 1px solid var(--lobi-color-border-subtle);
  background: var(--lobi-color-canvas);

  /* On a screen with little height the label of the stake is visually hidden and its hints follow below. */
  ${lowScreen} {
    gap: 6px;
    padding-block: 6px 10px;
  }
`;

/** Keeps the focused element visible above the dock. */
export const focusAboveDock = css`
  :focus-visible {
    scroll-margin-block-end: calc(var(--play-dock, 172px) + ${coveredBelow} + 16px);
  }
`;

/**
 * Controls of a bet: the stake, the main button, and the reason why it is disabled. On a phone it is at
 * the lower edge of the screen; on a wide page in the panel beside the picture.
 */
export const Dock = styled.div.attrs({ className: 'lobi-PlayFrame-dock' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  min-inline-size: 0;

  @container play-frame (max-width: 879.98px) {
    ${dockOnPhone}
  }
  ${frameOnItsSide(dockBeside)}
`;

/** Choices before a bet, above the dock. */
export const Choice = styled.div.attrs({ className: 'lobi-PlayFrame-choice' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  min-inline-size: 0;

  &:empty {
    display: none;
  }
`;

/** A panel of several parts beside the picture; on a phone each part is placed in the single column. */
export const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-inline-size: 0;

  @container play-frame (max-width: 879.98px) {
    display: contents;
  }
`;
