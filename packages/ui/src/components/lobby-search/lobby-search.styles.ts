import { css, styled } from 'styled-components';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';

export const Root = styled.form`
  display: flex;
  align-items: center;
  gap: 10px;
  min-inline-size: 0;
  block-size: 48px;
  margin: 0;
  padding-inline: 14px 2px;
  border: 1px solid var(--lobi-color-border-control);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-inset);
  color: var(--lobi-color-text3);

  &:has(input:focus-visible) {
    outline: 2px solid var(--lobi-color-focus);
    outline-offset: 2px;
  }
  input {
    flex: 1;
    min-inline-size: 0;
    block-size: 44px;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    color: var(--lobi-color-text);
    font: 400 1rem/1.5 var(--lobi-font-family);
    text-overflow: ellipsis;
    appearance: none;
  }
  input::placeholder {
    color: var(--lobi-color-text3);
    opacity: 1;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  kbd {
    display: none;
  }
  @media (min-width: 960px) and (hover: hover) {
    kbd {
      display: inline-grid;
      margin-inline-end: 10px;
    }
  }
`;

export const Positioner = styled.div`
  z-index: var(--lobi-z-dialog);
`;

export const Popup = styled.div`
  inline-size: var(--anchor-width);
  max-block-size: min(var(--available-height), 420px);
  overflow-y: auto;
  padding: 6px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-overlay);
  box-shadow: var(--lobi-elevation-3);
  color: var(--lobi-color-text);
`;

export const Note = styled.div`
  padding: 10px;
  color: var(--lobi-color-text2);

  &:empty {
    display: none;
  }
  &[data-tone='error'] {
    color: var(--lobi-color-danger);
  }
`;

export const GroupLabel = styled.div`
  padding: 8px 10px 4px;
  color: var(--lobi-color-text3);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
`;

const line = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 44px;
  padding: 4px 10px;
  border-radius: calc(var(--lobi-radius-md) - 6px);
  color: inherit;
  font: 500 var(--lobi-font-15) var(--lobi-font-family);
  outline: none;
  cursor: pointer;

  svg {
    flex: none;
    color: var(--lobi-color-text3);
  }
  span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  small {
    margin-inline-start: auto;
    color: var(--lobi-color-text2);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
    text-align: end;
  }
  &[data-highlighted] {
    background: var(--lobi-color-raised);
    box-shadow: inset 0 0 0 1px var(--lobi-color-border-control);
  }
  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Item = styled.div`
  ${line}

  &[data-kind='clear'] {
    color: var(--lobi-color-text2);
    font: 500 var(--lobi-font-13) var(--lobi-font-family);
  }
`;

export const ItemLink = styled(KitLink)`
  ${line}
`;
