import { styled } from 'styled-components';

export const Root = styled.form`
  min-inline-size: 0;
`;

/** The shortcut is shown only with a keyboard, and hidden while the field is used. */
export const Shortcut = styled.span`
  padding-inline-end: 10px;

  :focus-within > * > & {
    visibility: hidden;
  }
  @media (pointer: coarse) {
    display: none;
  }
`;
