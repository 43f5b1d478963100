import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';
import { floating } from '../../primitives/floating.styles.ts';
import { frame } from '../form-field/form-field.styles.ts';

export const Trigger = styled.button`
  ${frame}
  justify-content: space-between;
  gap: 8px;
  padding-inline: 14px 10px;
  cursor: pointer;
  text-align: start;

  &:focus-visible {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
  .lobi-Select-value {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;

    ${largeText} {
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
  &[data-empty] .lobi-Select-value {
    color: var(--lobi-color-text3);
  }
  svg {
    flex: none;
    color: var(--lobi-color-text3);
    transition: transform var(--lobi-motion-fast) var(--lobi-ease-out);
  }
  &[data-popup-open] > svg {
    transform: rotate(180deg);
  }
`;

export const Positioner = styled.div`
  z-index: var(--lobi-z-dialog);
`;

export const Popup = styled.div`
  ${floating}
  min-inline-size: var(--anchor-width);
  max-inline-size: var(--available-width);
  max-block-size: min(var(--available-height), 360px);
  overflow-y: auto;
  padding: 6px;
  outline: none;
`;

export const Item = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 40px;
  padding: 4px 10px;
  border-radius: calc(var(--lobi-radius-md) - 6px);
  font: 500 var(--lobi-font-15) var(--lobi-font-family);
  cursor: pointer;
  outline: none;
  user-select: none;

  &[data-highlighted] {
    background: var(--lobi-color-raised);
    box-shadow: inset 0 0 0 1px var(--lobi-color-border-control);
  }
  &[data-selected] {
    font-weight: 600;
  }
  &[data-disabled] {
    color: var(--lobi-color-disabled);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Tick = styled.span`
  margin-inline-start: auto;
  color: var(--lobi-color-second-text);
`;

export const Text = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
