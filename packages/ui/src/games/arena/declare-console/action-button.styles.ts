import { styled } from 'styled-components';
import { narrowPhone } from '../../../primitives/low-screen.ts';
import { outcomeVariables } from './console-mark.styles.ts';

export const Action = styled.button`
  ${outcomeVariables}
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-inline-size: 0;
  min-block-size: 112px;
  padding: 14px;
  border: 1px solid var(--lobi-color-border-control);
  border-radius: var(--lobi-radius-md);
  background: none;
  box-shadow: var(--lobi-edge);
  color: var(--lobi-color-text);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  text-align: start;
  cursor: pointer;
  transition:
    background-color var(--lobi-motion-fast) var(--lobi-ease-out),
    transform var(--lobi-motion-fast) var(--lobi-ease-out);

  &:is([data-outcome='meron'], [data-outcome='wala'], [data-outcome='draw']) {
    border-color: color-mix(in srgb, var(--fill) 70%, transparent);
    background: linear-gradient(
      160deg,
      color-mix(in srgb, var(--fill) 26%, var(--soft)),
      var(--soft) 70%
    );
  }
  &[data-main] {
    border-color: var(--lobi-color-accent);
    background: var(--lobi-color-accent);
    color: var(--lobi-color-on-accent);
  }
  &:active:not([aria-disabled='true']) {
    transform: translateY(1px);
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.55;
  }
  &[aria-busy='true'] {
    cursor: progress;
    opacity: 1;
  }
  @media (hover: hover) {
    &:hover:not([aria-disabled='true']) {
      border-color: var(--fill);
      background: color-mix(in srgb, var(--fill) 30%, var(--soft));
    }
    &[data-main]:hover:not([aria-disabled='true']) {
      border-color: var(--lobi-color-accent-hover);
      background: var(--lobi-color-accent-hover);
    }
  }
  [data-kind='results'] & {
    min-block-size: 136px;
  }
  @media (min-width: 960px) {
    min-block-size: 152px;
    padding: 20px;
    font: 400 var(--lobi-font-15) var(--lobi-font-family);

    [data-kind='results'] & {
      min-block-size: 176px;
    }
  }
  @media (forced-colors: active) {
    border-color: ButtonBorder;
  }
`;

export const ActionHead = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-block-end: auto;
  padding-block-end: 8px;

  b {
    flex: 1;
    min-inline-size: 0;
    font: 700 1.25rem/1.625rem var(--lobi-font-family-display, var(--lobi-font-family));
    overflow-wrap: anywhere;
  }
  > svg {
    inline-size: 28px;
    block-size: 28px;
  }
  /* Two results beside each other on the narrowest phone. */
  ${narrowPhone} {
    gap: 6px;

    b {
      font-size: 1rem;
    }
    > svg {
      inline-size: 24px;
      block-size: 24px;
    }
  }
  kbd {
    display: none;
    border-color: color-mix(in srgb, currentColor 35%, transparent);
    background: color-mix(in srgb, currentColor 8%, transparent);
    color: inherit;
  }
  @media (min-width: 960px) {
    gap: 16px;

    b {
      font-size: 1.5rem;
      line-height: 1.875rem;
    }
    [data-kind='results'] & b {
      font-size: 1.625rem;
      line-height: 2.25rem;
    }
    [data-kind='results'] & > svg {
      inline-size: 44px;
      block-size: 44px;
    }
  }
  @media (min-width: 960px) and (hover: hover) {
    kbd {
      display: inline-grid;
    }
  }
`;

export const Effect = styled.span`
  color: color-mix(in srgb, currentColor 95%, transparent);
`;

export const Figure = styled.span`
  font: 600 var(--lobi-font-15) var(--lobi-font-family);

  @media (min-width: 960px) {
    font: 600 1.375rem/1.875rem var(--lobi-font-family);
  }
`;
