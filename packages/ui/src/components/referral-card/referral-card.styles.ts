import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--lobi-space-5);
  min-inline-size: 0;
  padding: var(--lobi-space-5);
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
  box-shadow: var(--lobi-edge);
`;

export const Head = styled.div`
  h2 {
    font: 600 var(--lobi-font-15) var(--lobi-font-family);
  }
  p {
    color: var(--lobi-color-text2);
    font: 400 var(--lobi-font-13) var(--lobi-font-family);
  }
`;

export const Body = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;
`;

export const Text = styled.div`
  flex: 1 1 10.5rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  min-inline-size: 0;
`;

export const Code = styled.p`
  display: grid;
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);

  b {
    color: var(--lobi-color-text);
    font: 700 var(--lobi-font-20) var(--lobi-font-family);
    letter-spacing: 0.06em;
    overflow-wrap: anywhere;
  }
`;

export const Address = styled.p`
  color: var(--lobi-color-text2);
  font: 400 var(--lobi-font-13) var(--lobi-font-family);
  overflow-wrap: anywhere;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > * {
    flex: 1 1 auto;
  }
`;
