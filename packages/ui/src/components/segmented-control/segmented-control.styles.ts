import { styled } from 'styled-components';

export const Group = styled.div`
  display: inline-flex;
  max-inline-size: 100%;
  padding: 3px;
  border: 1px solid var(--lobi-color-border-control);
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-inset);
  overflow-x: auto;
  scrollbar-width: none;

  &[data-full-width] {
    display: flex;
  }
  [data-invalid] & {
    border-color: var(--lobi-color-danger);
  }
`;

export const Segment = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-block-size: calc(var(--lobi-control-md) - 8px);
  min-inline-size: 44px;
  padding-inline: 12px;
  border-radius: calc(var(--lobi-radius-sm) - 3px);
  color: var(--lobi-color-text2);
  font: 600 var(--lobi-font-15) var(--lobi-font-family);
  white-space: nowrap;
  transition: background-color var(--lobi-motion-fast) var(--lobi-ease-out);

  [data-full-width] > & {
    flex: 1 0 auto;
  }
  [data-size='sm'] > & {
    min-block-size: 28px;
    padding-inline: 10px;
    font: 600 var(--lobi-font-13) var(--lobi-font-family);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (hover: hover) {
    &:hover:not(:disabled) {
      color: var(--lobi-color-text);
    }
  }
  &[data-checked] {
    background: var(--lobi-color-overlay);
    box-shadow:
      inset 0 0 0 1px var(--lobi-color-border-control),
      var(--lobi-elevation-1);
    color: var(--lobi-color-text);
  }
  &:disabled,
  &[data-disabled] {
    color: var(--lobi-color-disabled);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;

    [data-size='sm'] > & {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    &[data-checked] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
