import { styled } from 'styled-components';
import { largeText } from '../../primitives/low-screen.ts';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lobi-space-5);
  min-inline-size: 0;
  padding: var(--lobi-space-5) var(--lobi-space-6);
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);
  container-type: inline-size;
`;

export const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 12px;
  min-inline-size: 0;
  padding: 14px 16px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);
`;

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;

export const Identity = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-inline-size: 0;

  ${largeText} {
    flex-direction: column;
    align-items: start;
  }
`;

export const Names = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  min-inline-size: 0;
`;

export const Name = styled.h1`
  font: var(--lobi-font-weight-display) var(--lobi-font-24) var(--lobi-font-family-display);
  letter-spacing: -0.018em;
  overflow-wrap: anywhere;

  ${largeText} {
    font-size: 1.0625rem;
    line-height: 1.5rem;
  }
`;

export const CardName = styled.h3`
  font: 600 var(--lobi-font-15) var(--lobi-font-family);
  overflow-wrap: anywhere;

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
    color: inherit;
  }
`;

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 10px;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  @container (max-width: 479px) {
    flex: 1 1 100%;

    > * {
      flex: 1 1 auto;
    }
  }
`;

export const Facts = styled.div`
  padding-block-start: var(--lobi-space-4);
  border-block-start: 1px solid var(--lobi-color-border-subtle);
`;
