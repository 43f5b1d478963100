import { styled } from 'styled-components';

export const Shortcuts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: 12px;
`;

export const Shortcut = styled.a`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 64px;
  padding: 10px 14px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);
  font: 600 var(--lobi-font-15) var(--lobi-font-family);

  small {
    display: block;
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
  }
  @media (hover: hover) {
    &:hover {
      background: var(--lobi-color-raised);
    }
  }
`;

export const ShortcutIcon = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-overlay);
  color: var(--lobi-color-second-text);
`;

export const Limits = styled.div`
  padding: 14px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);

  /* Hidden while the usage is unknown. */
  &:empty {
    display: none;
  }
`;
