import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  inline-size: 100%;
  max-inline-size: 560px;
  margin-inline: auto;
`;

export const Parties = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: 8px;
  align-items: center;
  padding: 12px 16px;

  @media (max-width: 479px) {
    align-items: start;
  }
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);
`;

export const Arrow = styled.span`
  align-self: center;
  color: var(--lobi-color-second-text);
`;

export const Party = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-inline-size: 0;

  > div {
    display: grid;
    min-inline-size: 0;
  }
  b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font: 600 var(--lobi-font-15) var(--lobi-font-family);
  }
  small {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
  }
  @media (max-width: 479px) {
    flex-direction: column;
    align-items: flex-start;
    gap: 6px;
  }
`;

export const Available = styled.small`
  display: flex;
  flex-wrap: wrap;
  gap: 0 4px;
`;

export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-5);
  padding: var(--lobi-space-6);
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);

  @media (max-width: 479px) {
    padding: 16px;
  }
`;

export const Heading = styled.h2`
  font: 600 var(--lobi-font-20) var(--lobi-font-family);
  letter-spacing: -0.01em;
`;

export const Amount = styled.p`
  font: var(--lobi-font-weight-display) var(--lobi-font-38) var(--lobi-font-family-display);
  letter-spacing: -0.02em;

  @media (max-width: 479px) {
    font-size: 1.75rem;
    line-height: 2.25rem;
  }
`;

export const Note = styled.p`
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;

  > * {
    flex: 1 1 auto;
    white-space: nowrap;
  }
  > :last-child {
    flex-grow: 3;
  }
`;

export const Waiting = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding-block: 24px;
  text-align: center;

  p {
    max-inline-size: 46ch;
    color: var(--lobi-color-text2);
  }
  &[data-declined] > svg {
    color: var(--lobi-color-danger);
  }
`;

export const Success = styled.div`
  display: flex;
  gap: 12px;

  > svg {
    flex: none;
    color: var(--lobi-color-success);
  }
  p {
    color: var(--lobi-color-text2);
  }
`;

export const Balances = styled.dl`
  display: grid;
  gap: 8px;
`;

export const Balance = styled.div`
  padding: 10px 14px;
  border-radius: var(--lobi-radius-sm);
  background: var(--lobi-color-inset);

  dt {
    font: 600 var(--lobi-font-13) var(--lobi-font-family);
  }
  dd {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: 10px;
    align-items: end;
  }
  dd > svg {
    margin-block-end: 3px;
    color: var(--lobi-color-text3);
  }
  small {
    display: block;
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
  }
  b {
    font-weight: 600;
  }
`;

export const Receipt = styled.section`
  padding-block-start: var(--lobi-space-5);
  border-block-start: 1px dashed var(--lobi-color-border-control);
`;

export const Reference = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
`;
