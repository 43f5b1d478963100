import { Tabs } from '@base-ui/react/tabs';
import { styled } from 'styled-components';

export const Root = styled(Tabs.Root)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-5);
`;

export const List = styled(Tabs.List)`
  display: flex;
  gap: 4px;
  overflow-x: auto;
  border-block-end: 1px solid var(--lobi-color-border-subtle);
  scrollbar-width: none;
`;

export const Tab = styled(Tabs.Tab)`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  padding-inline: 12px;
  border-radius: var(--lobi-radius-xs);
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-15) var(--lobi-font-family);
  white-space: nowrap;

  @media (hover: hover) {
    &:hover {
      color: var(--lobi-color-text);
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-active] {
    color: var(--lobi-color-text);
    font-weight: 600;
  }
  &[data-active]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 2px;
    background: var(--lobi-color-second-text);
  }
  &[data-disabled] {
    color: var(--lobi-color-disabled);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-active]::after {
      background: Highlight;
    }
  }
`;

export const Count = styled.span`
  color: var(--lobi-color-text3);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
`;

export const Panel = styled(Tabs.Panel)`
  min-inline-size: 0;
`;
