import { css, styled } from 'styled-components';
import { dockBeside, dockOnPhone, frameOnItsSide } from '../../play-frame/play-dock.styles.ts';
import { PlayButton } from '../../play-frame/play-button.styles.ts';
import { largeText, lowScreen } from '../../../primitives/low-screen.ts';
import { visuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.styles.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-inline-size: 0;

  @container play-frame (max-width: 879.98px) {
    display: contents;
  }
  @container play-frame (min-width: 880px) {
    gap: 16px;
  }
`;

export const Panel = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-inline-size: 0;
  padding: 14px 16px 16px;
  border: 1px solid color-mix(in srgb, var(--lobi-color-border-subtle) 60%, transparent);
  border-radius: var(--lobi-radius-lg);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);
  font-variant-numeric: tabular-nums;

  @container play-frame (max-width: 879.98px) {
    &[data-docked] {
      display: contents;
    }
  }
  @container play-frame (min-width: 880px) {
    padding: 18px 20px 20px;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 28px;

  /* On a phone the button of the first bet shows its status, and the graph needs the space. */
  @container play-frame (max-width: 879.98px) {
    [data-docked] > & {
      ${visuallyHidden}
      min-block-size: 0;
    }
  }
  h2 {
    font: 700 var(--lobi-font-15) var(--lobi-font-family-display, var(--lobi-font-family));
  }
`;

export const Fold = styled.div`
  margin-block: -8px;
  margin-inline: auto -8px;

  [aria-expanded='true'] svg {
    rotate: 180deg;
  }
  @container play-frame (min-width: 880px) {
    display: none;
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-inline-size: 0;

  @container play-frame (max-width: 879.98px) {
    [data-folded] > & {
      display: none;
    }
    [data-docked] > & {
      display: contents;
    }
  }
`;

/** Stake and button of a bet. */
export const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-inline-size: 0;

  @container play-frame (max-width: 879.98px) {
    [data-docked] & {
      ${dockOnPhone}
    }
  }
  ${frameOnItsSide(css`
    [data-docked] & {
      ${dockBeside}
    }
  `)}
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;

  ${largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
  > div {
    min-inline-size: 0;
    padding: 8px 12px;
    border-radius: var(--lobi-radius-sm);
    background: var(--lobi-color-inset);
  }
  dt {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
  dd {
    font: 600 var(--lobi-font-15) var(--lobi-font-family);
  }
`;

/** Multiple of the automatic cash-out. */
export const Leaving = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  min-inline-size: 0;
`;

export const Auto = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  min-block-size: 44px;

  > :last-child:not(:first-child) {
    inline-size: 112px;
  }
`;

/**
 * Its figures change in every frame while cash-out is possible; its layout and paint are therefore isolated.
 */
export const Face = styled.span`
  display: grid;
  align-content: center;
  justify-items: center;
  padding-inline: 16px;

  [data-action='take'] > & {
    position: absolute;
    inset: 0;
    contain: strict;
    will-change: transform;
  }
`;

export const Take = styled(PlayButton)`
  position: relative;
  min-block-size: 4rem;
  padding-inline: 0;

  ${lowScreen} {
    min-block-size: 3.25rem;
  }
  ${largeText} {
    min-block-size: 6rem;
  }

  &[data-action='place']:not([aria-disabled='true']),
  &[data-action='cancel'] {
    --fill: var(--lobi-color-raised);
    --on: var(--lobi-color-text);
    border-color: var(--lobi-color-border-control);
    box-shadow: var(--lobi-edge);
  }
  small:empty {
    display: none;
  }
`;

export const Hint = styled.p`
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  text-align: center;

  &[data-tone='danger'] {
    color: var(--lobi-color-danger);
  }
  &[data-tone='success'] {
    color: var(--lobi-color-success);
    font-weight: 600;
  }
`;
