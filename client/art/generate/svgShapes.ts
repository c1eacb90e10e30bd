// Reads the few elements of SVG that pictures from packages use: groups, paths and ellipses with plain fills.
import { shortened } from './outlines.ts';

export interface Shape {
  readonly fill: string;
  readonly d: string;
  readonly evenOdd: boolean;
  readonly opacity: number;
}

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];

const ellipse = (attributes: string): string => {
  const [cx = 0, cy = 0, rx = 0, ry = 0] = ['cx', 'cy', 'rx', 'ry'].map((name) => Number(attribute(attributes, name)));
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
};

/** Every path and ellipse in drawing order, with its own fill or the one that it inherits. */
export function shapesIn(svg: string, scale = 1): Shape[] {
  const groups: { readonly fill: string | undefined; readonly rule: string | undefined }[] = [];
  const shapes: Shape[] = [];
  for (const [, closing, name, attributes = ''] of svg.matchAll(/<(\/?)(\w+)([^>]*?)\/?>/g)) {
    const outer = groups.at(-1);
    const fill = attribute(attributes, 'fill') ?? outer?.fill;
    const rule = attribute(attributes, 'fill-rule') ?? outer?.rule;
    if (name === 'g' && closing === '/') groups.pop();
    else if (name === 'g') groups.push({ fill, rule });
    else if (name === 'path' || name === 'ellipse') {
      const d = name === 'path' ? (attribute(attributes, 'd') ?? '') : ellipse(attributes);
      const opacity = Number(attribute(attributes, 'opacity') ?? '1');
      shapes.push({ fill: fill ?? '#000', d: shortened(d, scale), evenOdd: rule === 'evenodd', opacity });
    }
  }
  return shapes;
}
