/** The hue of `#RRGGBB` in degrees; 0 for a grey, NaN for a text that is no colour. */
export function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return 0;
  if (most === red) return (60 * (green - blue)) / range;
  return most === green ? 120 + (60 * (blue - red)) / range : 240 + (60 * (red - green)) / range;
}

const channelsOf = (colour: string) =>
  [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));

/** Turns the hue of a colour by some degrees, and keeps its lightness and saturation (HSL). */
export function turnHue(colour: string, degrees: number): string {
  if (!degrees) return colour;
  const channels = channelsOf(colour);
  const [low, high] = [Math.min(...channels), Math.max(...channels)];
  const hue = (hueOf(colour) + degrees + 720) % 360;
  const hex = [0, 240, 120].map((offset) => {
    const distance = Math.abs(((hue + offset + 180) % 360) - 180);
    const share = Math.min(1, Math.max(0, (120 - distance) / 60));
    return Math.round(low + (high - low) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${hex.join("").toUpperCase()}`;
}
