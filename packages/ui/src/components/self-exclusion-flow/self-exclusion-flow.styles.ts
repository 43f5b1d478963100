import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';

export const Root = styled.section`
  display: grid;
  align-content: start;
  gap: var(--lobi-space-5);
  min-inline-size: 0;
  max-inline-size: 560px;
  padding: var(--lobi-space-6);
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-lg);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 12px;
  color: var(--lobi-color-text2);
  font: 600 var(--lobi-font-13) var(--lobi-font-family);

  small {
    color: var(--lobi-color-text3);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
`;

export const Heading = styled.h2`
  display: flex;
  align-items: center;
  gap: 10px;
  font: 700 var(--lobi-font-20) var(--lobi-font-family-display, var(--lobi-font-family));
  text-wrap: balance;

  > svg {
    flex: none;
  }
  ${largeText} {
    flex-wrap: wrap;
  }
`;

export const Facts = styled.ul`
  display: grid;
  gap: 10px;
  padding-inline-start: 20px;
  color: var(--lobi-color-text2);
  list-style: disc;
`;

export const Sure = styled.form`
  display: grid;
  gap: var(--lobi-space-5);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;

  @media (max-width: 479px) {
    flex-direction: column-reverse;
    align-items: stretch;
  }
`;
