import { styled } from 'styled-components';

export const Search = styled.input`
  inline-size: min(100%, 360px);
  min-block-size: 44px;
  padding-inline: 16px;
  border: 1px solid var(--lobi-color-border-control);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-inset);
  font: 400 var(--lobi-font-16) var(--lobi-font-family);

  &::placeholder {
    color: var(--lobi-color-text3);
    opacity: 1;
  }
`;

export const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
  gap: 12px;
`;

export const Cell = styled.button`
  display: grid;
  justify-items: center;
  gap: 10px;
  inline-size: 100%;
  padding: 20px 8px 14px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
  color: var(--lobi-color-text);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);

  @media (hover: hover) {
    &:hover {
      background: var(--lobi-color-raised);
      color: var(--lobi-color-accent-text);
    }
  }
`;
