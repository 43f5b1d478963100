import { Popover } from '@base-ui/react/popover';
import { styled } from 'styled-components';
import { floating } from '../../primitives/floating.styles.ts';

export const Positioner = styled(Popover.Positioner)`
  z-index: var(--lobi-z-dialog);
`;

export const Popup = styled(Popover.Popup)`
  ${floating}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  inline-size: max-content;
  max-inline-size: min(320px, calc(100vw - 16px));
  padding: 14px 16px 16px;
  font: 400 var(--lobi-font-15) var(--lobi-font-family);

  &[data-size='sm'] {
    max-inline-size: min(240px, calc(100vw - 16px));
  }
  &[data-size='lg'] {
    max-inline-size: min(400px, calc(100vw - 16px));
  }
  &:focus-visible {
    outline: none;
  }
`;

export const Arrow = styled(Popover.Arrow)`
  display: block;
  inline-size: 20px;
  block-size: 10px;
  fill: var(--lobi-color-overlay);
  stroke: var(--lobi-color-border-subtle);

  &[data-side='bottom'] {
    inset-block-start: -10px;
  }
  &[data-side='top'] {
    inset-block-end: -10px;
    transform: rotate(180deg);
  }
  &[data-side='inline-start'] {
    inset-inline-end: -15px;
    transform: rotate(90deg);
  }
  &[data-side='inline-end'] {
    inset-inline-start: -15px;
    transform: rotate(-90deg);
  }
  &[data-side='inline-start']:dir(rtl) {
    transform: rotate(-90deg);
  }
  &[data-side='inline-end']:dir(rtl) {
    transform: rotate(90deg);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 8px;
  margin-block: -4px;
  margin-inline-end: -8px;
`;

export const Title = styled(Popover.Title)`
  padding-block: 5px;
  font: 600 var(--lobi-font-15) var(--lobi-font-family);
  text-wrap: balance;
`;

export const Description = styled(Popover.Description)`
  color: var(--lobi-color-text2);
  text-wrap: pretty;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;
