import { Toolbar } from '@base-ui/react/toolbar';
import { styled } from 'styled-components';

export const Root = styled(Toolbar.Root)`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 2px;
  border: 1px solid var(--lobi-color-border-subtle);
  border-radius: var(--lobi-radius-md);
  background: var(--lobi-color-surface);
`;
