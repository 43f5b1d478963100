import { styled } from 'styled-components';

export const Picture = styled.img`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  user-select: none;
  filter: var(--lobi-art-filter, none);
`;
