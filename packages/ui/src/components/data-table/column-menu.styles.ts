import { Menu } from '@base-ui/react/menu';
import { styled } from 'styled-components';

export const Item = styled(Menu.CheckboxItem)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-block-size: 40px;
  padding-inline: 12px;
  border-radius: var(--lobi-radius-sm);
  font: 500 var(--lobi-font-15) var(--lobi-font-family);
  cursor: pointer;
  user-select: none;

  &[data-highlighted] {
    background: var(--lobi-veil-strong);
    outline: none;
  }
  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
    }
  }
`;

export const Tick = styled(Menu.CheckboxItemIndicator)`
  color: var(--lobi-color-accent-text);
`;
