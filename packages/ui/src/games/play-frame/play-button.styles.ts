import { styled } from 'styled-components';
import { lowScreen } from '../../primitives/low-screen.ts';

/** The main button of a game. Its label is the action or, when disabled, the reason. */
export const PlayButton = styled.button`
  --fill: var(--lobi-color-accent);
  --on: var(--lobi-color-on-accent);
  display: grid;
  justify-items: center;
  align-content: center;
  inline-size: 100%;
  min-block-size: 56px;
  padding: 6px 16px;
  border: 1px solid transparent;
  border-radius: var(--lobi-radius-md);
  background: var(--fill);
  box-shadow: inset 0 1px 0 rgb(255 255 255 / 0.18);
  color: var(--on);
  font: 700 var(--lobi-font-17) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  /* A reason of two lines is no higher than the button, so that it does not move the dock. */
  line-height: 1.2;
  text-align: center;
  text-wrap: balance;
  cursor: pointer;
  /* Label and ground together: one without the other cannot be read during the transition. */
  transition:
    background-color var(--lobi-motion-fast) var(--lobi-ease-out),
    color var(--lobi-motion-fast) var(--lobi-ease-out),
    transform var(--lobi-motion-fast) var(--lobi-ease-out);

  small {
    font: 600 var(--lobi-font-13) var(--lobi-font-family);
  }
  ${lowScreen} {
    min-block-size: 52px;
    padding-block: 4px;
  }
  &:focus-visible {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
  &:active:not([aria-disabled='true']) {
    transform: translateY(1px);
  }
  &[aria-disabled='true'] {
    --fill: var(--lobi-color-soft);
    --on: var(--lobi-color-text2);
    border-color: var(--lobi-color-border-subtle);
    box-shadow: none;
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  @media (hover: hover) {
    &:hover:not([aria-disabled='true']) {
      background: color-mix(in srgb, var(--fill) 90%, black);
    }
  }
  @media (forced-colors: active) {
    border-color: ButtonBorder;

    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
