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

  &[data-status='suspended'] {
    border-color: var(--lobi-color-danger);
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;

  small {
    display: block;
    color: var(--lobi-color-text2);
    font: 400 var(--lobi-font-12) var(--lobi-font-family);
  }
`;

export const Name = styled.h3`
  font: 600 var(--lobi-font-16) var(--lobi-font-family);
  overflow-wrap: anywhere;
`;

export const Caps = styled.div`
  display: grid;
  gap: var(--lobi-space-4);
`;

export const Facts = styled.div`
  padding-block-start: 12px;
  border-block-start: 1px solid var(--lobi-color-border-subtle);
  overflow-wrap: anywhere;
`;

export const Address = styled.span`
  display: block;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
