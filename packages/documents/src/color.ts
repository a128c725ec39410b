const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

/** Relative luminance as defined by WCAG 2. */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export const contrastWithWhite = (hex: string): number => 1.05 / (luminance(hex) + 0.05);

/** The color, darkened as far as needed for contrast on white: headings in a pale color would be unreadable. */
export function readableOnWhite(hex: string): string {
  let color = hex;
  for (let step = 0; step < 40 && contrastWithWhite(color) < 4.5; step += 1)
    color = `#${channels(color)
      .map((value) =>
        Math.floor(value * 0.93)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
  return color;
}
