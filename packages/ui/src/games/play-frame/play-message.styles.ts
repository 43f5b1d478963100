import { css } from 'styled-components';

/** A message about a play or a bet, between the choice and the button. */
export const playMessage = css`
  &:empty {
    display: none;
  }
  p {
    display: flex;
    align-items: flex-start;
    gap: 10px;
    margin: 0;
    padding: 10px 12px;
    border-radius: var(--lobi-radius-sm);
    color: var(--lobi-color-text);
    font: 500 var(--lobi-font-13) var(--lobi-font-family);
  }
  p[data-tone='danger'] {
    background: var(--lobi-color-danger-soft);
    svg {
      color: var(--lobi-color-danger);
    }
  }
  p[data-tone='warning'] {
    background: var(--lobi-color-warning-soft);
    svg {
      color: var(--lobi-color-warning);
    }
  }
`;

/** A hint or a reason below the button. */
export const playHint = css`
  margin: 0;
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  text-align: center;
`;
