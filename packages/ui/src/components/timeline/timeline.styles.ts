import { styled } from 'styled-components';
import { toneVariables } from '../../primitives/tone.styles.ts';

export const Root = styled.ol`
  display: grid;
  align-content: start;
  min-inline-size: 0;
`;

export const Item = styled.li`
  ${toneVariables}
  position: relative;
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: 0 12px;
  padding-block-end: 18px;

  &:last-child {
    padding-block-end: 0;
  }
  /* The line between two events; dashed if the next is pending. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 30px 2px;
    inset-inline-start: 13px;
    border-inline-start: 2px solid var(--lobi-color-border-subtle);
  }
  &:has(+ [data-pending])::before {
    border-inline-start-style: dashed;
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border-radius: 50%;
  background: var(--tone-soft);
  color: var(--tone-text);

  [data-tone='neutral'] > & {
    color: var(--lobi-color-text2);
  }
  li[data-pending] > & {
    background: none;
    border: 2px dashed var(--lobi-color-border-control);
    color: var(--lobi-color-text3);
  }
  svg {
    inline-size: 16px;
    block-size: 16px;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Text = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  padding-block-start: 3px;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 16px;
`;

export const Title = styled.span`
  min-inline-size: 0;
  font-weight: 600;
  overflow-wrap: anywhere;

  li[data-pending] & {
    color: var(--lobi-color-text2);
    font-weight: 500;
  }
`;

export const At = styled.span`
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-12) var(--lobi-font-family);
`;

export const Detail = styled.div`
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

export const Nothing = styled.p`
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;
