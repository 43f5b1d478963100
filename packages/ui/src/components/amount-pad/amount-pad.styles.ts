import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--lobi-space-4);
  min-inline-size: 0;
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lobi-space-3);
`;

export const Keypad = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: var(--lobi-space-2);

  button {
    display: grid;
    place-items: center;
    min-block-size: var(--lobi-control-lg);
    font-size: 1.125rem;
  }
  @media (hover: hover) and (pointer: fine) {
    &[data-touch-only] {
      display: none;
    }
  }
`;

export const Key = styled.button`
  position: relative;
  flex: 1 0 62px;
  min-block-size: var(--lobi-control-md);
  padding-inline: 6px;
  border: 1px solid transparent;
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-raised);
  box-shadow: var(--lobi-edge);
  color: var(--lobi-color-text);
  font: 600 var(--lobi-font-15) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  text-align: center;
  white-space: nowrap;
  transition: background-color var(--lobi-motion-fast) var(--lobi-ease-out);

  &[data-step] {
    border-color: var(--lobi-color-border-subtle);
    background: none;
    box-shadow: none;
    color: var(--lobi-color-text2);
  }
  @media (hover: hover) {
    &:hover:enabled {
      background: var(--lobi-color-overlay);
    }
  }
  &:active:enabled {
    transform: translateY(1px);
  }
  &[data-selected] {
    border-color: var(--lobi-color-text);
    box-shadow: inset 0 0 0 1px var(--lobi-color-text);
  }
  &:disabled {
    color: var(--lobi-color-disabled);
    box-shadow: none;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    border-color: ButtonBorder;

    &[data-selected] {
      border-color: Highlight;
    }
  }
`;
