import { styled } from 'styled-components';

export const Root = styled.form`
  min-inline-size: 0;
`;

/** The key is advice for those who have a keyboard, and gone once the field is in use. */
export const Shortcut = styled.span`
  padding-inline-end: 10px;

  :focus-within > * > & {
    visibility: hidden;
  }
  @media (pointer: coarse) {
    display: none;
  }
`;
