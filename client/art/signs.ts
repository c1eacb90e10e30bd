// Signs: the things by which guests and regulars are recognised, in the hand or on the table.
import type { AnyIcon } from './iconNames.ts';

/** Colours of materials, so that a saw looks like iron and a goose like a goose. */
export const MATERIALS = {
  iron: { light: '#e6ebf0', base: '#9aa4af', dark: '#4b545e' },
  wood: { light: '#d9a566', base: '#a56a33', dark: '#5e3616' },
  gold: { light: '#ffeeb0', base: '#e0ab3a', dark: '#8a5a10' },
  white: { light: '#ffffff', base: '#efe6d2', dark: '#b5a482' },
  leather: { light: '#c98a55', base: '#8f5530', dark: '#4a2812' },
  red: { light: '#f08a76', base: '#bf3a34', dark: '#6b1518' },
  green: { light: '#b9d489', base: '#6f9a45', dark: '#355420' },
  blue: { light: '#a9c8e6', base: '#4f7fae', dark: '#234566' },
  violet: { light: '#d4b0e6', base: '#8a5aa8', dark: '#452a5c' },
  clay: { light: '#f0b084', base: '#c0693c', dark: '#6b3218' },
  dark: { light: '#8d8a90', base: '#4a484e', dark: '#232126' },
} as const;
export type Material = keyof typeof MATERIALS;

export interface Sign {
  readonly icon: AnyIcon;
  readonly material: Material;
  /** True in the person's hand, false on the table in front. */
  readonly isHeld: boolean;
  /** Larger or smaller than usual. */
  readonly scale?: number;
}

export const held = (icon: AnyIcon, material: Material, more: { scale?: number } = {}): Sign => ({
  icon,
  material,
  isHeld: true,
  ...more,
});

export const standing = (icon: AnyIcon, material: Material, more: { scale?: number } = {}): Sign => ({
  icon,
  material,
  isHeld: false,
  ...more,
});
