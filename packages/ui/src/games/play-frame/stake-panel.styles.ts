import { css, styled } from 'styled-components';
import { Choice as PlayChoice } from './play-dock.styles.ts';
import { playHint, playMessage } from './play-message.styles.ts';

export const Root = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  min-inline-size: 0;
  margin: 0;
  font-variant-numeric: tabular-nums;

  @container play-frame (min-width: 880px) {
    gap: 16px;
    padding: 20px;
    border: 1px solid color-mix(in srgb, var(--lobi-color-border-subtle) 60%, transparent);
    border-radius: var(--lobi-radius-lg);
    background: var(--lobi-color-surface);
    box-shadow: var(--lobi-edge);
  }
`;

/**
 * During an open play it is hidden, but keeps its layout: because a new layout would take longer than a
 * frame.
 */
const outOfSight = css`
  &[hidden] {
    position: absolute;
    display: grid;
    visibility: hidden;
    inline-size: 100%;
    block-size: 0;
    overflow: hidden;
  }
`;

export const Choice = styled(PlayChoice)`
  ${outOfSight}
`;

/** Content of the stake, beside the button. */
export const Stake = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  min-inline-size: 0;
  ${outOfSight}

  &:empty {
    display: none;
  }
`;

export const Hint = styled.p`
  ${playHint}
`;

export const Message = styled.div`
  ${playMessage}
`;

/** Terms of a choice in one row, e.g. chance, multiple and payout. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr));
  gap: 8px;
  margin: 0;

  > div {
    min-inline-size: 0;
    padding: 8px 12px;
    border-radius: var(--lobi-radius-sm);
    background: var(--lobi-color-inset);
  }
  dt {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    color: var(--lobi-color-text);
    font: 600 var(--lobi-font-15) var(--lobi-font-family);
    font-variant-numeric: tabular-nums;
  }
`;
