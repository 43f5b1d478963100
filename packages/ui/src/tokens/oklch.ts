/** Converts one channel of linear light to an sRGB byte, clipped to the gamut. */
function toByte(linear: number): number {
  const light = Math.min(1, Math.max(0, linear));
  const encoded = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
}

/**
 * Converts OKLCH to `#rrggbb`. Lightness and chroma from 0 to 1, hue in degrees. The art has a fixed
 * lightness, so that a title keeps its contrast with every hue.
 * @example oklch(0.78, 0.13, 75) // '#f0a940' or close
 */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${channels.map((channel) => toByte(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Converts an sRGB byte to linear light. */
function toLinear(byte: number): number {
  const encoded = byte / 255;
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

/** A colour in OKLCH: lightness and chroma from 0 to 1, hue in degrees from 0 to 360. */
export interface SeenColor {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/**
 * Converts `#rrggbb` to OKLCH.
 * @example toOklch('#f0a940') // { lightness: 0.78, chroma: 0.14, hue: 74 } or close
 */
export function toOklch(color: string): SeenColor {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(color.slice(at, at + 2), 16)),
  );
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2105 * long + 0.7936 * medium - 0.0041 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** Hue of a colour `#rrggbb` in degrees, from 0 to 360, as `oklch` accepts it. */
export const hueOf = (color: string): number => toOklch(color).hue;
