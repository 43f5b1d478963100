import { styled } from 'styled-components';

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
