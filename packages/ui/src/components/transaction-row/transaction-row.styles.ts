import { styled } from 'styled-components';
import { narrowPhone } from '../../primitives/low-screen.ts';

export const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  min-block-size: 64px;
  padding: 10px 16px;
  border-radius: var(--lobi-radius-md);

  ${narrowPhone} {
    grid-template-columns: auto minmax(0, 1fr);
  }
  &:has(a[href]):active {
    background: var(--lobi-veil-strong);
  }
  @media (hover: hover) {
    &:has(a[href]):hover {
      background: var(--lobi-veil);
    }
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: var(--lobi-radius-pill);
  background: var(--lobi-color-soft);
  color: var(--lobi-color-text2);

  [data-direction='in'][data-settled] > & {
    background: var(--lobi-color-success-soft);
    color: var(--lobi-color-success);
  }
  [data-status='rejected'] > & {
    color: var(--lobi-color-text3);
  }
`;

export const Facts = styled.div`
  min-inline-size: 0;
`;

export const Title = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  font: 600 var(--lobi-font-15) var(--lobi-font-family);

  a {
    color: inherit;
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--lobi-radius-md);
  }
`;

export const Party = styled.span`
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  overflow-wrap: anywhere;
`;

export const Details = styled.p`
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  overflow-wrap: anywhere;
`;

export const Figures = styled.div`
  display: grid;
  gap: 2px;
  justify-items: end;
  text-align: end;

  ${narrowPhone} {
    grid-column: 2;
    justify-items: start;
    text-align: start;
  }
`;

export const Amount = styled.p`
  font: 600 var(--lobi-font-15) var(--lobi-font-family);
  white-space: nowrap;

  [data-status='rejected'] & {
    color: var(--lobi-color-text3);
    text-decoration: line-through;
  }
`;

export const State = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 8px;
  color: var(--lobi-color-text3);
  font: 400 var(--lobi-font-12) var(--lobi-font-family);

  @media (max-width: 479px) {
    flex-direction: column;
    align-items: flex-end;
  }
  ${narrowPhone} {
    align-items: flex-start;
  }
`;
