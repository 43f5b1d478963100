import { styled } from 'styled-components';

export const Action = styled.span`
  font-weight: 600;
`;

export const Unknown = styled.span`
  color: var(--lobi-color-text3);
`;

export const Person = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
`;

export const Subjects = styled.span`
  display: inline-flex;
  flex-direction: column;
  /* Links in a column are targets 24 px high. */
  line-height: 24px;
`;
