// Every option that is chosen by picture has a picture, and the art draws it.
// @vitest-environment node
import { expect, test } from 'vitest';
import { artManifest } from '../../../client/art/manifest.ts';
import { offersFor } from '../../../client/model/offers.ts';
import { movePicture } from '../../../client/overlay/table/movePicture.ts';
import { KEEP_NOTHING, MODULES, view, type Move, type MoveType, type Seat, type State } from '../../../game/index.ts';
import { playRandomGame } from '../../kit/games.ts';
import { PEOPLE } from '../../kit/people.ts';
import { aTable, seatsOf } from '../../kit/table.ts';

const BY_PICTURE: readonly MoveType[] = ['choose', 'upgrade', 'breatheOn', 'nobles', 'strike', 'pick', 'sign'];
const isBlank = (move: Move): boolean => move.type === 'choose' && move.option === KEEP_NOTHING;

test('start cards, sides, tiles, bonuses, nobles, regulars and columns are shown as what they are', () => {
  const drawn = new Set(artManifest().map(({ key }) => key));
  const seen = new Set<MoveType>();
  const missing = new Set<string>();
  const look = (state: State) => {
    for (const me of seatsOf(state)) {
      const table = { view: view(state, me), me, people: PEOPLE };
      for (const { move } of offersFor(table.view, me)) {
        if (!BY_PICTURE.includes(move.type) || isBlank(move)) continue;
        seen.add(move.type);
        const picture = movePicture(table, move);
        if (picture === null || !drawn.has(picture)) missing.add(`${JSON.stringify(move)}: ${picture}`);
      }
    }
  };
  for (const modules of MODULES)
    playRandomGame(
      { modules, players: 3, seed: `pictures of ${modules}` },
      { begins: look, sees: ({ after }) => look(after) },
    );
  expect([...missing]).toEqual([]);
  expect(BY_PICTURE.filter((type) => !seen.has(type))).toEqual([]);
});

test('the guest on top of the pile is shown to the player who is served first; others may find another one there', () => {
  const state = aTable({ players: 3, round: 2, start: 1 }).guests().state;
  state.phase = 'evening';
  const pictureFor = (me: Seat) =>
    movePicture({ view: view(state, me), me, people: PEOPLE }, { type: 'choose', option: 'threeBeerGuest' });
  expect(pictureFor(1)).toBe(`card/${state.display[0]!.guest}`);
  expect(pictureFor(0)).toBe('card/back');
});
