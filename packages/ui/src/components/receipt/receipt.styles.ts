import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-5);
  inline-size: 100%;
  max-inline-size: 420px;
  padding: var(--lobi-space-6);
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);

  @media (max-width: 479px) {
    padding: 16px;
  }
  @media print {
    border-color: currentColor;
    background: none;
    color: CanvasText;
    box-shadow: none;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;

export const Total = styled.p`
  padding-block-end: var(--lobi-space-5);
  border-block-end: 1px dashed var(--lobi-color-border-control);
  font: var(--lobi-font-weight-display) var(--lobi-font-30) var(--lobi-font-family-display);
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;

  &[data-refused] {
    color: var(--lobi-color-text3);
    text-decoration: line-through;
  }
`;

export const Number = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  overflow-wrap: anywhere;
`;

export const Copy = styled.span`
  @media print {
    display: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;

  > * {
    flex: 1 1 auto;
  }
  @media print {
    display: none;
  }
`;
