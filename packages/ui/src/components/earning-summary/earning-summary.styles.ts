import { styled } from 'styled-components';

export const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--lobi-space-5);
  padding: var(--lobi-space-6);
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);

  @media (max-width: 479px) {
    padding: 16px;

    > button {
      inline-size: 100%;
    }
  }
`;

export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--lobi-space-4) var(--lobi-space-7);
  min-inline-size: 0;

  dt {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

export const Main = styled.div`
  flex: 1 0 auto;

  dd {
    font: var(--lobi-font-weight-display) var(--lobi-font-30) var(--lobi-font-family-display);
    letter-spacing: -0.02em;
  }
  @media (max-width: 479px) {
    flex-basis: 100%;
  }
`;

export const Side = styled.div`
  dd {
    font: 600 var(--lobi-font-15) var(--lobi-font-family);
  }
`;

export const Nothing = styled.p`
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;
