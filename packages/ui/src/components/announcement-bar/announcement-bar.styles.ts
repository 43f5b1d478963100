import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; transform: translateY(6px); }
`;

export const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  min-block-size: 44px;
  padding: 0 8px 0 var(--lobi-page-gutter);
  border-block-end: 1px solid color-mix(in srgb, var(--lobi-color-border-subtle) 70%, transparent);
  background: var(--lobi-color-inset);
  color: var(--lobi-color-text2);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);

  &:dir(rtl) {
    padding: 0 var(--lobi-page-gutter) 0 8px;
  }
  & > svg {
    flex: none;
    color: var(--lobi-color-second-text);
  }
`;

export const Text = styled.p`
  flex: 1 1 12rem;
  min-inline-size: 0;
  padding-block: 8px;
  overflow-wrap: anywhere;
  text-wrap: pretty;
  animation: ${appear} var(--lobi-motion-base) var(--lobi-ease-out);

  /* One target, however many lines it has. */
  > a {
    display: inline-block;
    padding-block: 2px;
  }
  @media (max-width: 479px) {
    flex-basis: calc(100% - 100px);
  }
`;

export const Controls = styled.div`
  display: inline-flex;
  align-items: center;

  @media (max-width: 479px) {
    flex-basis: 100%;
    order: 1;
    justify-content: flex-end;
    margin-block-start: -8px;
  }
`;

export const Position = styled.span`
  padding-inline: 2px;
  color: var(--lobi-color-text3);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
