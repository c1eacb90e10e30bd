// One player's tavern: the data that its pieces are made from.
import type { Die, Player, Seat, View } from '../../../game/index.ts';
import type { Forecast } from '../../model/forecast.ts';
import type { Colour, Person } from '../../model/tableModel.ts';

export interface Tavern {
  view: View;
  seat: Seat;
  player: Player;
  person: Person;
  /** Everybody at the table. */
  people: readonly Person[];
  dice: readonly Die[];
  score: number;
  /** The writing on the tavern's sign. */
  sign: string;
  /** The forecast for the viewer's placed dice; null in the taverns of others. */
  forecast: Forecast | null;
  /** Colour of the coaster in front of this seat; coasters are passed on. */
  coaster: Colour;
}
