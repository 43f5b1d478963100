import { decideAccess, routeNames, routeTable } from '@lobi/core/routes';
import { expect, it } from 'vitest';
import { staffRoutes } from './loaders.ts';

it('exactly the screens that players may not open are listed apart from the others', () => {
  const closed = routeNames.filter(
    (name) => decideAccess(routeTable[name], { role: 'player' }) === 'error.403',
  );
  expect([...staffRoutes].toSorted()).toEqual(closed.toSorted());
});
