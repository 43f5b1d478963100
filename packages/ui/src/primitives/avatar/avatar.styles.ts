import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 34px;
  block-size: 34px;
  overflow: hidden;
  border-radius: 50%;
  background: var(--lobi-color-soft-hover);
  color: var(--lobi-color-text);
  font: 700 0.8125rem/1 var(--lobi-font-family);

  &[data-size='sm'] {
    inline-size: 28px;
    block-size: 28px;
    font-size: 0.6875rem;
  }
  &[data-size='lg'] {
    inline-size: 56px;
    block-size: 56px;
    font-size: 1.25rem;
  }
`;

export const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;
