import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { styled } from 'styled-components';

export const Viewport = styled(Dialog.Viewport)`
  position: fixed;
  inset: 0;
  z-index: var(--lobi-z-dialog);
  display: grid;
  align-items: start;
  justify-items: center;
  padding: 8px;

  @media (min-width: 768px) {
    padding: 12vh 16px 16px;
  }
`;

export const Popup = styled(Dialog.Popup)`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: 600px;
  max-block-size: min(560px, calc(100dvh - 16px));
  overflow: hidden;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-lg);
  background: var(--lobi-color-overlay);
  color: var(--lobi-color-text);
  box-shadow: var(--lobi-elevation-4);
  transition:
    opacity var(--lobi-motion-fast) var(--lobi-ease-out),
    transform var(--lobi-motion-fast) var(--lobi-ease-out);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(-8px);
  }
`;

export const Field = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
  min-block-size: 60px;
  padding-inline: 18px 8px;
  border-block-end: 1px solid var(--lobi-color-border-subtle);

  & > svg {
    flex: none;
    color: var(--lobi-color-text3);
  }
  &:has(input:focus-visible) {
    box-shadow: inset 0 -2px 0 var(--lobi-color-focus);
  }
`;

export const Input = styled(Autocomplete.Input)`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 44px;
  border: 0;
  background: none;
  color: var(--lobi-color-text);
  font: 400 var(--lobi-font-17) var(--lobi-font-family);
  text-overflow: ellipsis;

  &::placeholder {
    color: var(--lobi-color-text3);
    opacity: 1;
  }
  &:focus-visible {
    outline: none;
  }

  @media (forced-colors: active) {
    &:focus-visible {
      outline: 2px solid Highlight;
    }
  }
`;

export const Scroll = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: 6px;
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 40px;
`;

export const List = styled(Autocomplete.List)`
  outline: none;

  &[data-empty] {
    display: none;
  }
`;

export const GroupLabel = styled(Autocomplete.GroupLabel)`
  padding: 10px 12px 4px;
  color: var(--lobi-color-text3);
  font: 600 var(--lobi-font-12) var(--lobi-font-family);
`;

export const Item = styled(Autocomplete.Item)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 44px;
  padding: 6px 12px;
  border-radius: var(--lobi-radius-sm);
  font: 500 var(--lobi-font-15) var(--lobi-font-family);
  cursor: pointer;
  user-select: none;

  & > svg {
    flex: none;
    color: var(--lobi-color-text3);
  }
  &[data-highlighted] {
    background: var(--lobi-veil-strong);
    outline: none;
  }
  &[data-highlighted] > svg {
    color: var(--lobi-color-text);
  }

  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Label = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Detail = styled.small`
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
`;

export const Keys = styled.span`
  display: none;
  gap: 4px;

  & kbd {
    border-color: var(--lobi-color-border-control);
  }

  @media (hover: hover) {
    display: inline-flex;
  }
`;

export const Wait = styled.div`
  padding: 12px;
`;

export const Note = styled.div`
  display: grid;
  gap: 12px;
  justify-items: center;
  padding: 40px 24px;
  color: var(--lobi-color-text2);
  overflow-wrap: anywhere;
  text-align: center;
  text-wrap: balance;
`;

export const Hints = styled.div`
  display: none;

  @media (min-width: 768px) and (hover: hover) {
    display: flex;
    flex: none;
    gap: 20px;
    padding: 10px 18px;
    border-block-start: 1px solid var(--lobi-color-border-subtle);
    color: var(--lobi-color-text3);
    font: 500 var(--lobi-font-12) var(--lobi-font-family);

    & > span {
      display: inline-flex;
      align-items: center;
      gap: 4px;
    }
    & kbd {
      border-color: var(--lobi-color-border-control);
    }
  }
`;
