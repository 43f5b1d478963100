import { styled } from 'styled-components';

export const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--lobi-space-4);
  min-inline-size: 0;
  padding: var(--lobi-space-5) var(--lobi-space-6);
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
`;

export const Name = styled.h3`
  font: 600 var(--lobi-font-16) var(--lobi-font-family);
  overflow-wrap: anywhere;
`;

export const Switches = styled.div`
  display: grid;
  gap: 4px;
`;

export const Part = styled.section`
  display: grid;
  gap: 4px;
  min-inline-size: 0;
  padding-block-start: 12px;
  border-block-start: 1px solid var(--lobi-color-border-subtle);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);

  > :is(h3, h4, h5) {
    color: var(--lobi-color-text2);
    font: 500 var(--lobi-font-13) var(--lobi-font-family);
  }
  p {
    color: var(--lobi-color-text2);
  }
`;

export const Channels = styled.ul`
  display: grid;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 2px 12px;
    min-block-size: 44px;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--lobi-color-text2);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
