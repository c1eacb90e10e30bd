// Reads the little SVG that pictures from packages are made of: groups, paths and ellipses with plain fills.

export interface Shape {
  readonly fill: string;
  readonly d: string;
  readonly evenOdd: boolean;
  readonly opacity: number;
}

const NUMBER = /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i;
/** The two flags of an arc are one digit each and may stand without a space. */
const FLAG = /^[\s,]*([01])/;
const isFlag = (command: string, at: number): boolean =>
  command.toLowerCase() === 'a' && (at % 7 === 3 || at % 7 === 4);

const short = (number: string): string =>
  Number(Number(number).toFixed(1))
    .toString()
    .replace(/^(-?)0\./, '$1.');

/** The same outline with one digit after the point: a tenth of a unit in a picture of 500 to 800. */
export function shortened(d: string): string {
  let result = '';
  for (const [, command = '', rest = ''] of d.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    result += command;
    let left = rest;
    for (let at = 0; ; at++) {
      const found = (isFlag(command, at) ? FLAG : NUMBER).exec(left);
      if (found === null) break;
      const number = short(found[1] ?? '0');
      result += at === 0 || number.startsWith('-') ? number : ` ${number}`;
      left = left.slice(found[0].length);
    }
  }
  return result;
}

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];

const ellipse = (attributes: string): string => {
  const [cx = 0, cy = 0, rx = 0, ry = 0] = ['cx', 'cy', 'rx', 'ry'].map((name) => Number(attribute(attributes, name)));
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
};

/** Every path and ellipse in drawing order, with the fill it inherits. */
export function shapesIn(svg: string): Shape[] {
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
      shapes.push({ fill: fill ?? '#000', d: shortened(d), evenOdd: rule === 'evenodd', opacity });
    }
  }
  return shapes;
}
