// The picture of the tavern on the home page, seen from the street, with people in the windows.
import { useEffect, useState } from 'preact/hooks';
import { lettering } from './lettering.ts';

type WindowOfPerson = readonly [x: number, y: number, person: 'bard' | '6b' | '8a' | '5c' | '4b' | 'bartender1' | '7b'];

const WINDOWS: readonly WindowOfPerson[] = [
  [150, 300, '6b'],
  [310, 300, 'bard'],
  [560, 300, '8a'],
  [720, 300, '5c'],
  [120, 540, '4b'],
  [280, 540, 'bartender1'],
  [680, 540, '7b'],
];

/** The faces are large and loaded after the first render; until then the windows are empty. */
function useFaces(): Readonly<Record<string, string>> {
  const [faces, setFaces] = useState({});
  useEffect(() => {
    let isMounted = true;
    import('../../art/people.ts').then(
      ({ personSvg }) => {
        if (isMounted) setFaces(Object.fromEntries(WINDOWS.map(([, , person]) => [person, personSvg(person)])));
      },
      // Without the faces the windows stay empty.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return faces;
}

/** A lit window, open below the transom, where somebody looks out. */
function LitWindow({ x, y, face }: { x: number; y: number; face: string | undefined }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-30" y="-30" width="160" height="180" fill="url(#spill)" opacity=".5" />
      <rect x="-6" y="-6" width="112" height="132" rx="4" fill="#2c180b" />
      <rect width="100" height="120" fill="url(#pane)" />
      <path d="M0 30H100M34 0V30M66 0V30" stroke="#3a2110" stroke-width="4" opacity=".85" />
      {face !== undefined && (
        <svg x="5" y="10" width="90" height="110" viewBox="0 0 84 102" overflow="hidden">
          <g dangerouslySetInnerHTML={{ __html: face }} />
        </svg>
      )}
      <rect width="100" height="120" fill="url(#paneGlow)" />
      <path d="M-12 126H112L106 138H-6Z" fill="#5b3518" />
      <path d="M-12 126C0 118 16 124 30 120C52 114 70 124 112 122L112 128L-12 128Z" fill="#e4ecf5" opacity=".9" />
      <path d="M-8-6H-36V126H-8ZM108-6H136V126H108Z" fill="#6b1d2a" />
      <path d="M-33 0H-11V56H-33ZM-33 64H-11V120H-33ZM111 0H133V56H111ZM111 64H133V120H111Z" fill="#8c2f3b" />
    </g>
  );
}

const BEAMS =
  'M60 250H900V272H60ZM60 470H900V496H60ZM60 700H900V730H60ZM60 250H86V730H60ZM874 250H900V730H874ZM236 270H254V470H236ZM440 270H462V700H440ZM520 270H542V700H520ZM664 270H682V470H664ZM236 496H254V700H236ZM640 496H660V700H640Z';
const BRACES =
  'M86 470L140 272H156L104 470ZM874 470L820 272H804L856 470ZM86 700L112 496H128L104 700ZM874 700L846 496H830L856 700ZM462 470L500 380L520 360V384L482 470Z';
const ROOF = 'M10 262L150 60H810L950 262Z';

const shingles = Array.from({ length: 7 }, (_, row) => {
  const y = 92 + row * 26;
  const inset = 128 - row * 18;
  return `M${inset} ${y}H${960 - inset}`;
}).join('');

const NAME = lettering('Tiefenthal');
const NAME_SCALE = 1.06;

/** The sign with the tavern's name, across the roof. */
const SignBoard = () => (
  <g>
    <path d="M190 112V150M770 112V150" stroke="#17110e" stroke-width="7" />
    <path d="M140 136H820L834 150V262L820 276H140L126 262V150Z" fill="#140a05" opacity=".6" />
    <path d="M140 130H820L834 144V256L820 270H140L126 256V144Z" fill="url(#signBoard)" />
    <path d="M150 140H810L824 150V250L810 260H150L136 250V150Z" fill="none" stroke="#c99a3f" stroke-width="2.5" />
    <path d="M140 170H820M140 198H820M140 228H820" stroke="#1d0f06" stroke-width="2" opacity=".5" />
    <g transform={`translate(${480 - (NAME.width * NAME_SCALE) / 2} 244) scale(${NAME_SCALE})`}>
      <path d={NAME.path} fill="#120803" transform="translate(2 3)" stroke="#120803" stroke-width="2" />
      <path d={NAME.path} fill="url(#gilt)" stroke="#f0c35c" stroke-width=".8" />
    </g>
  </g>
);

export function TavernFront() {
  const faces = useFaces();
  return (
    <svg class="tavernFront" viewBox="-20 0 1000 830" preserveAspectRatio="xMinYMax meet" aria-hidden="true">
      <defs>
        <radialGradient id="spill">
          <stop offset="0" stop-color="#ffb347" stop-opacity=".8" />
          <stop offset="1" stop-color="#ffb347" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="pane" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#ffcf6e" />
          <stop offset="1" stop-color="#c96f1c" />
        </linearGradient>
        <radialGradient id="paneGlow" cy=".35">
          <stop offset="0" stop-color="#ffe9a8" stop-opacity=".38" />
          <stop offset="1" stop-color="#7a3208" stop-opacity=".34" />
        </radialGradient>
        <linearGradient id="plasterWall" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#6d5334" />
          <stop offset="1" stop-color="#a07a4b" />
        </linearGradient>
        <linearGradient id="dusk" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stop-color="#0a0f22" stop-opacity=".62" />
          <stop offset=".35" stop-color="#0a0f22" stop-opacity=".12" />
          <stop offset=".7" stop-color="#0a0f22" stop-opacity=".12" />
          <stop offset="1" stop-color="#0a0f22" stop-opacity=".55" />
        </linearGradient>
        <linearGradient id="signBoard" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#5c3519" />
          <stop offset="1" stop-color="#2c170a" />
        </linearGradient>
        <linearGradient id="gilt" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#fff3c0" />
          <stop offset=".5" stop-color="#f0c35c" />
          <stop offset="1" stop-color="#b47a1e" />
        </linearGradient>
        <linearGradient id="roofing" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#2c1a14" />
          <stop offset="1" stop-color="#4b2619" />
        </linearGradient>
        <radialGradient id="doorLight">
          <stop offset="0" stop-color="#ffd27a" stop-opacity=".75" />
          <stop offset="1" stop-color="#ffb347" stop-opacity="0" />
        </radialGradient>
      </defs>
      <path d="M660 66V10H730V66Z" fill="#3a2820" />
      <path d="M652 14C660-2 730-2 738 14Z" fill="#dfe7f5" />
      <rect x="60" y="250" width="840" height="480" fill="url(#plasterWall)" />
      <rect x="60" y="730" width="840" height="54" fill="#4d4a4c" />
      <path
        d="M60 757H900M130 730V757M240 757V784M330 730V757M620 757V784M700 730V757M800 757V784"
        stroke="#2f2d30"
        stroke-width="3"
      />
      <path d={BEAMS} fill="#3b2010" />
      <path d={BRACES} fill="#3b2010" />
      <path d={ROOF} fill="url(#roofing)" />
      <path d={shingles} stroke="#1d0f0a" stroke-width="4" opacity=".6" />
      <path
        d="M150 60H810L860 132C820 122 800 150 770 134C730 112 700 150 650 130C600 110 560 152 510 130C460 112 420 148 370 128C320 110 280 152 220 130C180 116 150 140 100 132Z"
        fill="#dfe7f5"
        opacity=".92"
      />
      <path d="M10 262H950L956 276H4Z" fill="#24130b" />
      <rect x="60" y="250" width="840" height="534" fill="url(#dusk)" />
      <SignBoard />
      {WINDOWS.map(([x, y, person]) => (
        <LitWindow key={person} x={x} y={y} face={faces[person]} />
      ))}
      <path d="M468 784V570C468 520 600 520 600 570V784Z" fill="#22120a" />
      <path d="M480 784V576C480 534 588 534 588 576V784Z" fill="#6a3d1b" />
      <path d="M507 784V552M534 784V546M561 784V552" stroke="#3b2010" stroke-width="4" />
      <path d="M500 580C500 556 568 556 568 580V640H500Z" fill="url(#pane)" />
      <path d="M534 560V640M500 600H568" stroke="#3a2110" stroke-width="4" />
      <circle cx="574" cy="690" r="6" fill="#e8b63a" />
      <ellipse cx="534" cy="806" rx="280" ry="58" fill="url(#doorLight)" />
      <path d="M452 784H616V800H452Z" fill="#6c6868" />
      <path
        d="M434 580L446 580L450 606L430 606ZM622 580L634 580L638 606L618 606Z"
        fill="#ffe9a8"
        stroke="#241309"
        stroke-width="4"
      />
    </svg>
  );
}
