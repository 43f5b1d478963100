import { styled } from 'styled-components';
import { largeText } from '../../../primitives/low-screen.ts';

export const Card = styled.section`
  min-inline-size: 0;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
`;

export const CardHead = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  min-block-size: 52px;
  padding: 12px 16px;

  ${largeText} {
    flex-wrap: wrap;
  }

  h2 {
    margin: 0;
    font: 600 var(--lobi-font-15) var(--lobi-font-family-display, var(--lobi-font-family));
  }
  p,
  span {
    margin: 0;
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
  }
  b {
    font-weight: 600;
  }
`;

/** Body of a card below its header. */
export const CardBody = styled.div`
  display: grid;
  gap: 12px;
  padding: 0 16px 16px;

  p {
    margin: 0;
    color: var(--lobi-color-text2);
  }
`;
