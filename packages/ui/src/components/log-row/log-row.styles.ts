import { styled } from 'styled-components';

export const Root = styled.article`
  display: grid;
  gap: 4px;
  min-inline-size: 0;
  padding-block: 12px;

  & + & {
    border-block-start: 1px solid var(--lobi-color-border-subtle);
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 16px;
`;

export const Action = styled.span`
  min-inline-size: 0;
  font-weight: 600;
  overflow-wrap: anywhere;

  small {
    color: var(--lobi-color-text2);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
`;

export const At = styled.span`
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-12) var(--lobi-font-family);
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);

  > div {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
  }
  svg {
    flex: none;
    color: var(--lobi-color-text3);
  }
  dd {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-unknown] dd {
    color: var(--lobi-color-text3);
    font-style: italic;
  }
  /* IP addresses are always left to right. */
  [data-fact='ip'] dd {
    direction: ltr;
    unicode-bidi: isolate;
    font-variant-numeric: tabular-nums;
  }
`;
