import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';

export const Root = styled.div`
  display: grid;
  gap: var(--lobi-space-6);
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: grid;
  gap: 4px;
`;

export const Title = styled.h2`
  font: 600 var(--lobi-font-20) var(--lobi-font-family-display);
  outline-offset: 4px;

  &:focus:not(:focus-visible) {
    outline: none;
  }
`;

export const Description = styled.p`
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-15) var(--lobi-font-family);
`;

export const Content = styled.div`
  display: grid;
  gap: var(--lobi-space-5);
  min-inline-size: 0;
`;

export const Actions = styled.div`
  display: flex;
  gap: 12px;

  > :last-child {
    flex: 2 1 0;
  }
  > :first-child:not(:last-child) {
    flex: 1 1 0;
  }
  /* Side by side, the way back would be narrower than its word. */
  ${largeText} {
    flex-direction: column-reverse;
  }
`;

export const Offer = styled.section`
  display: grid;
  gap: var(--lobi-space-4);
  padding: var(--lobi-space-5);
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);

  p {
    color: var(--lobi-color-text2);
    font: 400 var(--lobi-font-15) var(--lobi-font-family);
  }
  @media (max-width: 599px) {
    ${Actions} {
      flex-direction: column-reverse;
    }
  }
`;
