import styled from 'styled-components';

export const Positioner = styled.div`
  z-index: var(--lobi-z-dialog);
`;

export const Popup = styled.div`
  min-inline-size: 180px;
  max-block-size: min(var(--available-height), 380px);
  overflow-y: auto;
  padding: 6px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-overlay);
  box-shadow: var(--lobi-elevation-3);
  color: var(--lobi-color-text);
  outline: none;
  transition: opacity var(--lobi-motion-fast) var(--lobi-ease-out);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

export const Item = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 40px;
  padding-inline: 10px;
  border-radius: calc(var(--lobi-radius-md) - 6px);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  cursor: pointer;
  outline: none;
  user-select: none;

  &[data-highlighted] {
    background: var(--lobi-color-raised);
    box-shadow: inset 0 0 0 1px var(--lobi-color-border-control);
  }
  &[data-disabled] {
    color: var(--lobi-color-disabled);
    cursor: not-allowed;
  }
`;

export const Tick = styled.span`
  margin-inline-start: auto;
  color: var(--lobi-color-second-text);
`;
