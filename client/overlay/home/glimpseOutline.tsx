// The placeholder of the glimpse of play: three guests in outline, until the pictures are painted over them.

/** For each guest of glimpse.tsx, the colour of the wall on the card and the pips of the wanted die. */
const OUTLINES: readonly { readonly wall: string; readonly pips: readonly (readonly [number, number])[] }[] = [
  {
    wall: '#5d6b3c',
    pips: [
      [14, 106],
      [19, 111],
      [24, 116],
    ],
  },
  {
    wall: '#3f6b62',
    pips: [
      [14, 106],
      [24, 106],
      [14, 116],
      [24, 116],
    ],
  },
  {
    wall: '#7b2f33',
    pips: [
      [14, 106],
      [24, 106],
      [14, 116],
      [24, 116],
    ],
  },
];
const CARD_WIDTH = 92;
/** From the left edge of a card to that of the next one. */
const STEP = 104;

/** As large as the three pictures that are painted over it. */
export const GlimpseOutline = () => (
  <svg class="awaited" viewBox="0 0 300 129" width="300" height="129">
    {OUTLINES.map(({ wall, pips }, nth) => (
      <g key={wall} transform={`translate(${nth * STEP} 0)`}>
        <rect width={CARD_WIDTH} height="129" rx="5" fill="#2b180b" />
        <rect x="3" y="3" width="86" height="92" rx="3" fill={wall} />
        <ellipse cx="46" cy="52" rx="38" ry="40" fill="#f0b45a" opacity=".28" />
        <path d="M14 95c2-24 14-32 32-32s30 8 32 32z" fill="#24130a" />
        <circle cx="46" cy="46" r="17" fill="#24130a" />
        <rect x="7" y="9" width="13" height="16" rx="2" fill="#e9b64a" />
        <path d="M5 11q1-7 8-6 7-2 9 5z" fill="#fbf3df" />
        <circle cx="78" cy="15" r="9" fill="#6d1522" stroke="#c99a3b" stroke-width="2" />
        <rect x="3" y="97" width="86" height="29" rx="3" fill="#5b3519" />
        <rect x="8" y="100" width="22" height="22" rx="4" fill="#f3ead6" />
        {pips.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="2" fill="#2b180b" />
        ))}
        <circle cx="74" cy="111" r="13" fill="#d9962b" />
        <circle cx="74" cy="111" r="10" fill="#f2c763" />
      </g>
    ))}
  </svg>
);
