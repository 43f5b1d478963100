import { describe, expect, it } from 'vitest';
import { routeAt } from './route-at.ts';
import { routeNames, routeOf } from './route-table.ts';

const filled = (path: string): string => path.replaceAll(/:[^/]+/g, '0199-x');

describe('routeAt', () => {
  it.each(routeNames)('routeAt finds a route of the path of %s', (name) => {
    const { path } = routeOf(name);
    expect(routeOf(routeAt(filled(path)) ?? 'error.403').path).toBe(path);
  });

  it('routeAt takes any case and a slash at the end, as routers do', () => {
    expect(routeAt('/Login/')).toBe('login');
    expect(routeAt('/game')).toBe('game.index');
  });

  it.each(['/nowhere', '/game/1/2/3', '/login/x', '//'])(
    'routeAt finds no route for %o',
    (path) => {
      expect(routeAt(path)).toBeUndefined();
    },
  );
});
