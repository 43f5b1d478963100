import { beforeEach, describe, expect, it, vi } from 'vitest';
import { claimTitle } from './title-claims.ts';

const shown = { title: '' };

describe('claimTitle', () => {
  beforeEach(() => {
    shown.title = '';
    vi.stubGlobal('document', shown);
  });

  it('claimTitle prefers the claim of a screen, in either order', () => {
    const leave = [claimTitle('screen', 'budi'), claimTitle('route', 'Users')];
    expect(shown.title).toBe('budi');
    leave[0]?.();
    expect(shown.title).toBe('Users');
    leave[1]?.();
  });

  it('a part that unmounts late does not remove the title of the next one', () => {
    const leaveOld = claimTitle('screen', 'old');
    const leaveNew = claimTitle('screen', 'new');
    leaveOld();
    expect(shown.title).toBe('new');
    leaveNew();
    expect(shown.title).toBe('new');
  });
});
