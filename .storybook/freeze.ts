/** Fixed time of all pictures. */
const fixedTime = Date.UTC(2026, 10, 21, 3);

/** Freezes time and randomness, so that pictures can be compared. */
export function freeze(): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parameters: [] | [number]) =>
      parameters.length === 0 ? new target(fixedTime) : Reflect.construct(target, parameters),
    get: (target, key) => (key === 'now' ? () => fixedTime : Reflect.get(target, key)),
  });
  let state = 42;
  Math.random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
