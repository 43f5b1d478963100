import * as materialDesign from '@mdi/js';
import { describe, expect, it } from 'vitest';
import { navIcons } from './nav-icons.ts';

describe('the icons of the menus', () => {
  // id: menu-icon-set
  it.each(Object.entries(navIcons))(
    'the icons of the menus come from the material design set: %s',
    (_, drawing) => {
      const drawn = new Set<string>(Object.values(materialDesign));
      expect(Object.values(drawing).filter((path: string) => !drawn.has(path))).toEqual([]);
    },
  );
});
