import { styled } from 'styled-components';
import { floating } from '../../primitives/floating.styles.ts';
import { frame } from '../form-field/form-field.styles.ts';

export const Frame = styled.div`
  ${frame}

  &[data-multiple] {
    flex-wrap: wrap;
    gap: 4px;
    padding: 4px;

    input {
      flex: 1 1 40px;
      min-block-size: 34px;
      padding-inline: 10px 4px;
    }
    .lobi-MultiSelect-chip ~ input:disabled {
      flex: 0 0 0;
      padding: 0;
    }
  }
`;

export const Open = styled.button`
  display: grid;
  flex: none;
  align-self: stretch;
  place-items: center;
  inline-size: 44px;
  border-radius: inherit;
  color: var(--lobi-color-text3);

  svg {
    transition: transform var(--lobi-motion-fast) var(--lobi-ease-out);
  }
  &[data-popup-open] svg {
    transform: rotate(180deg);
  }
  &:disabled,
  &[data-disabled] {
    color: var(--lobi-color-disabled);
    cursor: not-allowed;

    @media (forced-colors: active) {
      color: GrayText;
    }
  }
`;

export const Clear = styled.button`
  display: grid;
  flex: none;
  align-self: stretch;
  place-items: center;
  inline-size: 36px;
  border-radius: inherit;
  color: var(--lobi-color-text3);

  @media (hover: hover) {
    &:hover {
      color: var(--lobi-color-text);
    }
  }
`;

export const Chips = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 4px;
  min-inline-size: 0;
`;

export const Chip = styled.div`
  display: inline-flex;
  align-items: center;
  max-inline-size: 100%;
  min-block-size: 34px;
  padding-inline-start: 10px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: calc(var(--lobi-radius-sm) - 3px);
  background: var(--lobi-color-overlay);
  color: var(--lobi-color-text);
  font: 500 var(--lobi-font-15) var(--lobi-font-family);
  outline: none;

  &:focus-visible,
  &[data-highlighted] {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: -1px;
  }
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-disabled] > * > &,
  fieldset:disabled & {
    color: var(--lobi-color-disabled);

    @media (forced-colors: active) {
      border-color: GrayText;
      color: GrayText;
    }
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;

export const Remove = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  align-self: stretch;
  inline-size: 32px;
  color: var(--lobi-color-text3);

  @media (hover: hover) {
    &:hover {
      color: var(--lobi-color-text);
    }
  }
  [data-disabled] > * > * > &,
  fieldset:disabled & {
    color: inherit;
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    inline-size: 44px;
  }
`;

export const Popup = styled.div`
  ${floating}
  display: flex;
  flex-direction: column;
  inline-size: max(var(--anchor-width), min(220px, var(--available-width)));
  max-inline-size: var(--available-width);
  max-block-size: min(var(--available-height), 360px);
  outline: none;
`;

export const List = styled.div`
  overflow-y: auto;
  padding: 6px;
  outline: none;
  overscroll-behavior: contain;
  scroll-padding-block: 6px;

  &[data-empty] {
    padding: 0;
  }
`;

export const Text = styled.span`
  display: grid;
  min-inline-size: 0;
  padding-block: 6px;
  overflow-wrap: anywhere;
`;

export const Detail = styled.span`
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-block-size: 48px;
  padding: 8px 16px;
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-15) var(--lobi-font-family);

  button {
    margin-inline-start: auto;
  }
`;
