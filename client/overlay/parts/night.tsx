// The background picture of pages: the valley at night.

/** Scattered as if by chance, but the same on every visit. */
const STARS = Array.from({ length: 90 }, (_, index) => ({
  x: (index * 397 + 113) % 1600,
  y: ((index * 211 + 37) % 480) + (index % 7),
  size: 0.7 + ((index * 13) % 10) / 8,
}));

/** Each as x, y and size. */
const FIRS = [
  [40, 760, 1],
  [110, 790, 1.25],
  [930, 770, 0.9],
  [1010, 800, 1.3],
  [1120, 780, 1],
  [1210, 815, 1.5],
  [1330, 785, 1.1],
  [1430, 820, 1.6],
  [1540, 790, 1.2],
] as const;

const FIR = 'M0-120L22-74L12-76L34-34L18-38L42 6L8 2L8 18L-8 18L-8 2L-42 6L-18-38L-34-34L-12-76L-22-74Z';
const FIR_SNOW = 'M0-120L22-74L14-78L2-96L-10-76L-22-74ZM-34-34L-12-72L-4-54L-16-44ZM34-34L14-72L10-50L22-42Z';

export const Night = () => (
  <svg class="night" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#070c1d" />
        <stop offset=".55" stop-color="#1a2a55" />
        <stop offset=".85" stop-color="#4a4568" />
        <stop offset="1" stop-color="#7a5a50" />
      </linearGradient>
      <radialGradient id="halo">
        <stop offset="0" stop-color="#f6ecc6" stop-opacity=".5" />
        <stop offset=".3" stop-color="#f6ecc6" stop-opacity=".16" />
        <stop offset="1" stop-color="#f6ecc6" stop-opacity="0" />
      </radialGradient>
      <linearGradient id="far" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#8c9cc4" />
        <stop offset=".35" stop-color="#3d4c7c" />
        <stop offset="1" stop-color="#2a3158" />
      </linearGradient>
      <linearGradient id="near" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#27345f" />
        <stop offset="1" stop-color="#131a33" />
      </linearGradient>
      <linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#55628c" />
        <stop offset="1" stop-color="#1b2138" />
      </linearGradient>
    </defs>
    <rect width="1600" height="900" fill="url(#sky)" />
    <g fill="#fff6df">
      {STARS.map(({ x, y, size }) => (
        <circle key={`${x}/${y}`} cx={x} cy={y} r={size} opacity={0.35 + size / 4} />
      ))}
    </g>
    <circle cx="120" cy="116" r="200" fill="url(#halo)" />
    <circle cx="120" cy="116" r="48" fill="#f6ecc6" />
    <g fill="#d9cb9c" opacity=".6">
      <circle cx="104" cy="105" r="10" />
      <circle cx="138" cy="134" r="7" />
      <circle cx="131" cy="93" r="5" />
    </g>
    <path
      fill="url(#far)"
      d="M0 520L120 420L190 470L330 300L420 400L500 350L640 480L780 380L900 470L1040 320L1120 400L1210 330L1340 450L1450 360L1600 470V900H0Z"
    />
    <path
      fill="#dfe7f5"
      opacity=".55"
      d="M330 300L374 350L346 342L330 372L308 346L288 352ZM1040 320L1082 364L1056 356L1040 388L1018 358L998 372ZM1210 330L1242 360L1220 356L1206 376L1190 352ZM780 380L812 404L788 404L770 424L756 400Z"
    />
    <path
      fill="url(#near)"
      d="M0 640C140 540 260 600 380 560C520 510 640 620 800 590C960 560 1060 500 1200 560C1340 620 1460 560 1600 600V900H0Z"
    />
    <path fill="url(#ground)" d="M0 770C300 720 520 760 800 750C1100 740 1320 760 1600 730V900H0Z" />
    {FIRS.map(([x, y, size]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
        <path d={FIR} fill="#0c1422" />
        <path d={FIR_SNOW} fill="#a9b8d6" opacity=".5" />
      </g>
    ))}
  </svg>
);
