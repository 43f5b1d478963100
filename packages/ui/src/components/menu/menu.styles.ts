import { Menu } from '@base-ui/react/menu';
import { css, styled } from 'styled-components';
import { floating } from '../../primitives/floating.styles.ts';

export const Positioner = styled(Menu.Positioner)`
  z-index: var(--lobi-z-dialog);
  outline: none;
`;

export const Popup = styled(Menu.Popup)`
  ${floating}
  min-inline-size: 220px;
  max-inline-size: min(320px, calc(100vw - 16px));
  max-block-size: var(--available-height);
  padding: 6px;
  overflow: auto;

  &:focus-visible {
    outline: none;
  }
`;

const line = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 44px;
  padding-inline: 12px;
  border-radius: var(--lobi-radius-sm);
  font: 500 var(--lobi-font-15) var(--lobi-font-family);
  text-wrap: balance;
  cursor: pointer;
  user-select: none;

  & > svg {
    flex: none;
    color: var(--lobi-color-text3);
  }
  &[data-highlighted],
  &[data-popup-open] {
    background: var(--lobi-veil-strong);
    outline: none;
  }
  &[data-tone='danger'],
  &[data-tone='danger'] > svg {
    color: var(--lobi-color-danger);
  }
  &[data-disabled],
  &[data-disabled] > * {
    color: var(--lobi-color-disabled);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
    }
  }
`;

export const Item = styled(Menu.Item)`
  ${line}
`;

export const LinkItem = styled(Menu.LinkItem)`
  ${line}
`;

export const CheckboxItem = styled(Menu.CheckboxItem)`
  ${line}
`;

export const SubmenuTrigger = styled(Menu.SubmenuTrigger)`
  ${line}
`;

export const Text = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Detail = styled.small`
  color: var(--lobi-color-text3);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Onward = styled.span`
  margin-inline-end: -6px;
  color: var(--lobi-color-text3);
`;

export const Ticked = styled(Menu.CheckboxItemIndicator)`
  color: var(--lobi-color-accent-text);
`;

export const RadioItem = styled(Menu.RadioItem)`
  ${line}
  justify-content: space-between;

  &[data-checked] {
    font-weight: 600;
  }
`;

export const Chosen = styled(Menu.RadioItemIndicator)`
  color: var(--lobi-color-accent-text);
`;

export const Header = styled.div`
  padding: 8px 12px 10px;
  margin-block-end: 6px;
  border-block-end: 1px solid var(--lobi-color-border-subtle);
`;

export const Separator = styled(Menu.Separator)`
  block-size: 1px;
  margin: 6px 12px;
  background: color-mix(in srgb, var(--lobi-color-border-control) 32%, transparent);
`;

export const GroupLabel = styled(Menu.GroupLabel)`
  padding: 8px 12px 4px;
  color: var(--lobi-color-text3);
  font: 600 var(--lobi-font-12) var(--lobi-font-family);
`;
