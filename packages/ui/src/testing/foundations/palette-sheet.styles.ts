import { styled } from 'styled-components';

export const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(168px, 1fr));
  gap: 16px;
`;

export const Swatch = styled.li`
  display: grid;
  overflow: hidden;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
`;

export const Paint = styled.div`
  block-size: 84px;
  background: var(--swatch);

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

export const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 8px;
  padding: 8px 8px 8px 14px;
  font: 600 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Pairs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(248px, 1fr));
  gap: 12px;
`;

export const Pair = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  align-items: center;
  gap: 14px;
  padding: 10px 14px 10px 10px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
`;

export const Sample = styled.span`
  display: grid;
  place-items: center;
  block-size: 48px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-sm);
  background: var(--pair-back);
  color: var(--pair-front);
  font: 700 var(--lobi-font-20) var(--lobi-font-family);
  forced-color-adjust: none;
`;

export const Mark = styled.span`
  inline-size: 22px;
  block-size: 22px;
  border-radius: 50%;
  background: currentColor;
`;

export const Names = styled.span`
  display: grid;
  font: 600 var(--lobi-font-13) var(--lobi-font-family);

  & small {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
  }
`;

export const Ratio = styled.span`
  display: grid;
  justify-items: end;
  font: 700 var(--lobi-font-15) var(--lobi-font-family);
  font-variant-numeric: tabular-nums;

  & small {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
  }
`;
