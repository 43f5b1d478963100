import { keyframes, styled } from 'styled-components';

const run = keyframes`
  to { transform: translateX(calc(-50% - 14px)); }
`;

export const Root = styled.section`
  display: flex;
  align-items: center;
  gap: 12px;
  min-inline-size: 0;
  min-block-size: 44px;
  margin-block-start: 12px;
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;

  > button {
    margin-inline: -12px -8px;
  }
  > h2 {
    margin: 0;
    font: inherit;
    white-space: nowrap;
  }
`;

export const Window = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-x: auto;
  mask: linear-gradient(90deg, #000 86%, transparent);
  scrollbar-width: none;

  [data-running] > & {
    overflow: hidden;
    mask: linear-gradient(90deg, transparent, #000 5% 86%, transparent);
  }
  [dir='rtl'] & {
    mask: linear-gradient(270deg, #000 86%, transparent);
  }
`;

export const Track = styled.div`
  display: flex;
  gap: 28px;
  inline-size: max-content;

  [data-running] & {
    animation: ${run} calc(var(--items) * 5s) linear infinite;
  }
  [data-running] > :hover > &,
  [data-running] > :focus-within > & {
    animation-play-state: paused;
  }
  [data-running='paused'] & {
    animation-play-state: paused;
  }
`;

export const List = styled.ul`
  display: flex;
  gap: 28px;
  margin: 0;
  padding: 0;
  list-style: none;
  white-space: nowrap;

  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
  }
  b {
    color: var(--lobi-color-text2);
    font-weight: 600;
  }
  @media (hover: hover) {
    a:hover {
      color: var(--lobi-color-text);
    }
  }
`;
