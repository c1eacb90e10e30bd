// Derives the input of the layout from one table model, or from two between which things fly.
import { SUPPLIES, tableCount, type Phase, type Player, type View } from '../../game/index.ts';
import type { TableSelection } from '../model/stage.ts';
import type { TableModel } from '../model/tableModel.ts';
import type { Needs } from './layout.ts';

/** The number of tables. Those that cards still have a place at stay laid out even if the tavern has fewer meanwhile. */
const tablesOf = (view: View, player: Player): number => Math.max(tableCount(view, player), player.tables.length);

const DICE_IN_HAND: readonly Phase[] = ['server', 'orders', 'planning'];

/** `also` is a second table that the layout has to fit, as things fly between the two. */
export function needsOf(
  { view }: TableModel,
  { focus }: TableSelection,
  host: Pick<Needs, 'width' | 'height' | 'scale' | 'dock'>,
  also?: TableModel,
): Needs {
  const tables = view.players.map((player, seat) => {
    const other = also?.view.players[seat];
    return Math.max(tablesOf(view, player), other === undefined || also === undefined ? 0 : tablesOf(also.view, other));
  });
  const isIn = (...phases: readonly Phase[]): boolean =>
    phases.includes(view.phase) || (also !== undefined && phases.includes(also.view.phase));
  const startCards = view.phase === 'startCards' && !view.shown ? view.startCards : (also?.view.startCards ?? []);
  return {
    ...host,
    modules: view.modules,
    focus: focus < tables.length ? focus : 0,
    tables,
    isDrafting: isIn('orders'),
    hasDiceInHand: isIn(...DICE_IN_HAND),
    startCards: startCards.slice(0, SUPPLIES.startCardsShown),
  };
}
