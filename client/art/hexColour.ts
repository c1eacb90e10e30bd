// Colours as six hexadecimal digits, which can be mixed and made transparent.

/** Six digits: `#ffb04a`. */
export type HexColour = `#${string}`;

const SIX_DIGITS = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

function channelsOf(colour: HexColour): readonly [red: number, green: number, blue: number] {
  const [, red, green, blue] = SIX_DIGITS.exec(colour) ?? [];
  if (red === undefined || green === undefined || blue === undefined) throw new Error(`${colour} is not #rrggbb.`);
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** A mixture of two colours; `share` is that of `to`, from 0 to 1. */
export function mixed(from: HexColour, to: HexColour, share: number): string {
  const target = channelsOf(to);
  const channels = channelsOf(from).map((value, at) => Math.round(value + ((target[at] ?? 0) - value) * share));
  return `rgb(${channels.join(',')})`;
}

export const withAlpha = (colour: HexColour, alpha: number): string => `rgba(${channelsOf(colour).join(',')},${alpha})`;
