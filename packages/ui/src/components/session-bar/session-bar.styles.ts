import { css, styled } from 'styled-components';
import { Icon } from '../../primitives/icon/icon.tsx';
import { lowScreen } from '../../primitives/low-screen.ts';

const spokenOnly = css`
  position: absolute;
  overflow: hidden;
  inline-size: 1px;
  block-size: 1px;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-inline-size: 0;
  min-block-size: 44px;
  padding: 6px 6px 6px 14px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
  font-variant-numeric: tabular-nums;

  > svg {
    color: var(--lobi-color-text3);
  }
  > button,
  > a {
    margin-inline-start: auto;
  }
  /* On a screen with little height the game needs the space. */
  ${lowScreen} {
    min-block-size: 36px;
    padding-block: 0;
  }
  @media (max-width: 479.98px) {
    flex-wrap: nowrap;
    column-gap: 8px;

    > :not(dl) {
      flex: none;
    }
    > .lobi-SessionBar-details {
      min-inline-size: 44px;
      padding-inline: 10px;
    }
  }
`;

export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 20px;
  min-inline-size: 0;

  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 8px;
  }
  dt {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
  dd {
    font: 600 var(--lobi-font-15) var(--lobi-font-family);
  }
  /* On a phone the clock icon is sufficient, and the bar stays on one line. */
  @media (max-width: 479.98px) {
    column-gap: 12px;

    div {
      column-gap: 6px;
    }
    dd {
      font-size: 0.8125rem;
    }
    > :first-child > dt {
      ${spokenOnly}
    }
  }
`;

/** Label of the link to the figures; on a phone an arrow, so that the bar stays on one line. */
export const DetailsText = styled.span`
  @media (max-width: 479.98px) {
    ${spokenOnly}
  }
`;

export const DetailsMark = styled(Icon)`
  @media (min-width: 480px) {
    display: none;
  }
`;
