import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 12px;
  min-block-size: 40px;
  padding: 6px var(--lobi-page-gutter);
  border-block: 1px dashed var(--lobi-color-warning);
  background: var(--lobi-color-warning-soft);
  color: var(--lobi-color-text);
  font: 500 var(--lobi-font-13) var(--lobi-font-family);

  & > svg {
    flex: none;
    color: var(--lobi-color-warning);
  }
`;
