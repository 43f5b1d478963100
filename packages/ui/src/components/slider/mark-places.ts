/** A labelled position on the track. */
export interface SliderMark {
  readonly value: number;
  /** Label; default the value as formatted by the slider. */
  readonly label?: string | undefined;
}

/** A mark and its position. */
export interface MarkPlace extends SliderMark {
  /** Position on the track in percent. */
  readonly at: number;
  /** At an end, the label is aligned inside the track. */
  readonly end: 'start' | 'end' | undefined;
}

/** Positions of marks between minimum and maximum; those outside are omitted. */
export function markPlaces(
  marks: readonly SliderMark[],
  min: number,
  max: number,
): readonly MarkPlace[] {
  return marks
    .filter(({ value }) => value >= min && value <= max && max > min)
    .map((mark) => {
      const at = ((mark.value - min) / (max - min)) * 100;
      return { ...mark, at, end: at === 0 ? 'start' : at === 100 ? 'end' : undefined };
    });
}
