import { styled } from 'styled-components';

/** A native checkbox, since a table has many; styled as the kit's. */
export const Root = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;

  > input {
    appearance: none;
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    border: 1px solid var(--lobi-color-border-control);
    border-radius: var(--lobi-radius-xs);
    background: var(--lobi-color-inset);
    color: var(--lobi-color-canvas);
    cursor: pointer;
  }
  > input:disabled {
    opacity: 0.55;
    cursor: default;
  }
  /* 44 px touch target, over the padding around it. */
  > input::after {
    content: '';
    position: absolute;
    inset: -12px;
  }
  > input::before {
    content: '';
    inline-size: 10px;
    block-size: 5px;
    border: solid currentColor;
    border-width: 0 0 2px 2px;
    opacity: 0;
    transform: translateY(-1px) rotate(-45deg);
  }
  > input:checked,
  > input:indeterminate {
    border-color: var(--lobi-color-second-text);
    background: var(--lobi-color-second-text);
  }
  > input:checked::before,
  > input:indeterminate::before {
    opacity: 1;
  }
  > input:indeterminate::before {
    block-size: 0;
    border-width: 0 0 2px;
    transform: none;
  }
  @media (forced-colors: active) {
    > input {
      appearance: auto;
    }
    > input::before,
    > input::after {
      content: none;
    }
  }
`;
