import { addressOf, parametersOf, parameterAddressesOf, visitors } from './addresses.ts';
import { layoutProblems, readAs, readers } from './layout-problems.ts';
import { expect, test } from './platform-fixture.ts';
import {
  follow,
  goTo,
  selectForToday,
  screensToVisit,
  settled,
  watchCalls,
} from './screen-checks.ts';

// Walks run in parallel workers.
test.describe.configure({ mode: 'parallel' });

for (const visitor of selectForToday(visitors)) {
  test(`every screen of ${visitor} fits in Spanish at 320 px and with text at 200 %`, async ({
    visit,
    platform,
  }) => {
    const parameters = await parametersOf(platform.origin, visitor);
    const { page } = await visit({
      path: '/game',
      locale: 'es-ES',
      ...(visitor !== 'guest' && { as: visitor }),
    });
    watchCalls(page);
    await settled(page);
    const screens = screensToVisit(visitor, visitors).map((name) => addressOf(name, parameters));
    // Several addresses of one screen may have the same heading.
    const addresses = await parameterAddressesOf(platform.origin, visitor);
    for (const address of [...screens, ...addresses]) {
      await test.step(address, async () => {
        if (addresses.includes(address)) await follow(page, address);
        else await goTo(page, address);
        await settled(page);
        for (const reader of readers) {
          await readAs(page, reader);
          expect.soft(await layoutProblems(page), `${address} at ${reader.name}`).toEqual([]);
        }
      });
    }
  });
}
