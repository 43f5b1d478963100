import { addressOf, parametersOf, placesOf, walkers } from './addresses.ts';
import { layoutProblems, readAs, readers } from './layout-problems.ts';
import { expect, test } from './platform-fixture.ts';
import { follow, goTo, ofToday, screensOf, settled, watchCalls } from './screen-checks.ts';

// Walks run in parallel workers.
test.describe.configure({ mode: 'parallel' });

for (const walker of ofToday(walkers)) {
  test(`every screen of ${walker} fits in Spanish at 320 px and with text at 200 %`, async ({
    visit,
    platform,
  }) => {
    const parameters = await parametersOf(platform.origin, walker);
    const { page } = await visit({
      path: '/game',
      locale: 'es-ES',
      ...(walker !== 'guest' && { as: walker }),
    });
    watchCalls(page);
    await settled(page);
    const screens = screensOf(walker, walkers).map((name) => addressOf(name, parameters));
    // Several addresses of one screen may have the same heading.
    const places = await placesOf(platform.origin, walker);
    for (const address of [...screens, ...places]) {
      await test.step(address, async () => {
        if (places.includes(address)) await follow(page, address);
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
