import { Collapsible } from '@base-ui/react/collapsible';
import { styled } from 'styled-components';

export const Root = styled(Collapsible.Root)`
  min-inline-size: 0;
`;

export const Trigger = styled(Collapsible.Trigger)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  inline-size: 100%;
  min-block-size: 44px;
  border-radius: var(--lobi-radius-sm);
  font: 600 var(--lobi-font-15) var(--lobi-font-family);
  text-align: start;

  & > svg {
    color: var(--lobi-color-text3);
    transition: transform var(--lobi-motion-fast) var(--lobi-ease-out);
  }
  &[data-panel-open] > svg {
    transform: rotate(180deg);
  }
  &[data-disabled] {
    color: var(--lobi-color-disabled);
    cursor: not-allowed;
  }
`;

export const Panel = styled(Collapsible.Panel)`
  block-size: var(--collapsible-panel-height);
  overflow: hidden;
  transition: block-size var(--lobi-motion-base) var(--lobi-ease-out);

  &[data-starting-style],
  &[data-ending-style] {
    block-size: 0;
  }
`;
